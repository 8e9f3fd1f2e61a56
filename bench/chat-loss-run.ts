import { setTimeout } from 'node:timers/promises'
import type { ChatMessage } from '../packages/domain/src/chat.ts'
import { seeded, shuffle } from '../bin/stand-in-gateways/webhooks.ts'
import { comparePages, compareStored, waitFor, type Change } from './chat-loss-checks.ts'
import { openPage, type Page } from './chat-loss-page.ts'
import { restoreEarlier, takeBackup } from './chat-loss-restore.ts'
import { killPoints, startChatLossSystem, type ChatLossSystem, type KillPoint } from './chat-loss-system.ts'

export type LossOptions = {
  sockets: number
  projects: number
  seconds: number
  eventsPerSecond: number
  /** On average, for each socket. */
  cutEverySeconds: number
  killEverySeconds: number
  redisOutageSeconds: number
  /** The first of three ports in a row. */
  firstPort: number
  seed: number
}
export type LossResult = {
  seed: number
  events: number
  messages: number
  changes: number
  opened: number
  reloads: number
  killed: Record<KillPoint, number>
  /** From sending the last message of a project until every page had it, with Redis out of reach. */
  lastMs: number
  /** Until every page had everything again after the last kill and cut. */
  settledMs: number
  seconds: number
  mistakes: string[]
}

const lastWithinMs = 3_000

/** People write, edit and delete in many tabs while everything that can break does; then every tab is held against the database. */
export async function runChatLoss(options: LossOptions): Promise<LossResult> {
  const { seed, seconds, firstPort } = options
  const started = Date.now()
  const random = seeded(seed)
  const note = (what: string) => console.log(`${Math.round((Date.now() - started) / 1000)} s: ${what}`)
  const system = await startChatLossSystem(firstPort, options.projects)
  const pages = Array.from({ length: options.sockets }, (_each, n) => {
    const project = system.projects[n % options.projects]
    const person = project?.people[Math.floor(n / options.projects) % project.people.length]
    if (!project || !person) throw new Error('every project has people')
    return openPage({ origin: system.origin, project, person, random })
  })
  try {
    if (!(await waitFor(60_000, () => pages.every(isLive)))) throw new Error('not every page opens')
    note(`${pages.length} pages are open`)
    const stop = new AbortController()
    const traffic = write(pages, options, random, stop.signal)
    const cutting = cutAtRandom(pages, options, random, stop.signal)
    const killing = killInTurn(system, options, stop.signal)
    const at = (share: number, act: () => unknown) => setTimeout(seconds * 1000 * share).then(act, () => {})
    const others = shuffle(pages.slice(options.projects), seed)
    const slow = others.find(({ project }) => project === longTexts(pages))
    const laptop = others.find((page) => page !== slow)
    if (!laptop || !slow) throw new Error('there are enough pages')
    const mistakes: string[] = []
    const happenings = [
      at(0.15, () => laptop.fallAsleep()),
      at(0.55, () => laptop.wakeUp()),
      at(0.2, () => slow.slow(true)),
      at(0.5, () => slow.slow(false)),
      at(0.4, async () => {
        await system.redis.stop()
        note('Redis is stopped')
        await setTimeout(options.redisOutageSeconds * 1000)
        await system.redis.start()
        note('Redis is back')
      }),
      moveOutAndIn(system, pages, seconds, mistakes),
    ]
    await setTimeout(seconds * 1000)
    stop.abort()
    const { changes, reloads } = await traffic
    await Promise.all([...happenings, cutting])
    const killed = await killing
    note(`killed ${JSON.stringify(killed)}`)

    // All tabs reconnect, in an order that puts tabs of each project on both processes.
    for (const page of pages) page.cut()
    await setTimeout(100)
    for (const page of shuffle(pages, seed)) page.client().wake()
    const quiet = Date.now()
    mistakes.push(...(await settle(system, pages)))
    const settledMs = Date.now() - quiet
    await takeBackup(system)
    const lastMs = await sendLast(system, pages)
    if (lastMs > lastWithinMs) mistakes.push(`the last message took ${lastMs} ms`)
    note(`the last message took ${lastMs} ms`)
    mistakes.push(...(await compareStored(system, pages, changes)), ...(await comparePages(system, pages)))
    const [counted] = await system.rows<{ events: number; messages: number }>(
      `select (select count(*)::int from chat_events where audience = 'everyone') as events,
         (select count(*)::int from chat_messages) as messages`,
    )
    await restoreEarlier(system, pages)
    const afterwards = [...(await settle(system, pages)), ...(await comparePages(system, pages))]
    mistakes.push(...afterwards.map((each) => `after the restore: ${each}`))
    note('restored and compared')
    return {
      seed,
      events: counted?.events ?? 0,
      messages: counted?.messages ?? 0,
      changes: changes.length,
      opened: pages.reduce((sum, { counts }) => sum + counts.sockets, 0),
      reloads,
      killed,
      lastMs,
      settledMs,
      seconds: Math.round((Date.now() - started) / 1000),
      mistakes,
    }
  } finally {
    for (const page of pages) page.close()
    await system.stop()
  }
}

const isLive = (page: Page) => page.client().get().connection === 'live'

/** One conversation has messages almost as long as they may be, so that a slow reader has something to read. */
const longTexts = (pages: Page[]) => pages[1]?.project

const isOwn = ({ sender_id, deleted_at }: ChatMessage, { person }: Page) =>
  sender_id === person.id && deleted_at === null
/** The share of edits and deletions tried. Some are refused or get no response, so about a fifth is stored. */
const changesOf = 0.25

/** Four of five are new messages. Pages are loaded, and scrolled back, while messages of theirs are edited. */
async function write(
  pages: Page[],
  { eventsPerSecond }: LossOptions,
  random: () => number,
  signal: AbortSignal,
) {
  const began = performance.now()
  const changes: Change[] = []
  const underway = new Set<Promise<void>>()
  let reloads = 0
  let count = 0
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]
  const change = async (page: Page) => {
    const own = page.messages().filter((message) => isOwn(message, page))
    const message = pick(own)
    if (!message) return
    if (random() < 0.35) {
      if (await page.remove(message)) changes.push({ kind: 'deleted', id: message.id })
      return
    }
    const text = `Edit ${count} of ${message.id}`
    const edited = await page.edit(message, text)
    if (edited) changes.push({ kind: 'edited', id: message.id, rev: edited.rev, text })
  }
  while (!signal.aborted) {
    for (const due = ((performance.now() - began) / 1000) * eventsPerSecond; count < due; count += 1) {
      const isChange = random() < changesOf
      const isFit = (each: Page) =>
        each.isInUse() && (!isChange || each.messages().some((message) => isOwn(message, each)))
      const page = pick(pages.filter(isFit))
      if (!page) continue
      const isLong = page.project === longTexts(pages)
      if (!isChange) {
        page.send(`Message ${count} of ${page.person.id}${isLong ? '₹'.repeat(7_500) : ''}`)
        continue
      }
      const other = pick(
        pages.filter((each) => each.project === page.project && each !== page && each.isInUse()),
      )
      const doing = change(page).finally(() => underway.delete(doing))
      underway.add(doing)
      if (!other) continue
      if (random() < 0.5) {
        other.reload()
        reloads += 1
      } else void other.client().loadOlder()
    }
    await setTimeout(20)
  }
  await Promise.all(underway)
  return { changes, reloads }
}

async function cutAtRandom(
  pages: Page[],
  { cutEverySeconds }: LossOptions,
  random: () => number,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (!signal.aborted) {
        await setTimeout(random() * 2 * cutEverySeconds * 1000, undefined, { signal }).catch(() => {})
        page.cut()
      }
    }),
  )
}

async function killInTurn(
  system: ChatLossSystem,
  { killEverySeconds }: LossOptions,
  signal: AbortSignal,
): Promise<Record<KillPoint, number>> {
  const killed: Record<KillPoint, number> = { any: 0, publish: 0, ack: 0 }
  const name = (turn: number) => (turn % 2 === 0 ? 'api-1' : 'api-2')
  for (let turn = 0; !signal.aborted; turn += 1) {
    const next = setTimeout(killEverySeconds * 1000, undefined, { signal }).catch(() => {})
    const point = killPoints[turn % killPoints.length] ?? 'any'
    const wasHit = await system.killAt(name(turn), point)
    killed[wasHit ? point : 'any'] += 1
    await next
  }
  return killed
}

/** The manager of one project is taken off the team for a while, and opens the conversation again when back. */
async function moveOutAndIn(
  system: ChatLossSystem,
  pages: Page[],
  seconds: number,
  mistakes: string[],
): Promise<void> {
  const [project] = system.projects
  if (!project) return
  const own = pages.filter(({ person }) => person === project.manager)
  const setTeam = async (project_manager_id: string | null) => {
    for (let status = 0; status !== 200;) {
      status = await fetch(`${system.origin}/api/projects/${project.id}/team`, {
        method: 'PUT',
        headers: { cookie: system.admin.cookie, origin: system.origin, 'content-type': 'application/json' },
        body: JSON.stringify({ project_manager_id, site_supervisor_id: null, members: [] }),
      }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status !== 200) await setTimeout(200)
    }
  }
  await setTimeout(seconds * 600)
  await setTeam(null)
  const [access] = await system.rows<{ seq: number }>(
    `select max(seq)::int as seq from chat_events where project_id = $1 and audience = 'everyone' and kind = 'access'`,
    [project.id],
  )
  if (!access?.seq) return void mistakes.push('the removal is not in the log')
  await setTimeout(seconds * 150)
  for (const page of own) {
    const heard = page.heardUpTo()
    if (heard > access.seq) mistakes.push(`${page.person.name} heard event ${heard} after the removal`)
    if (isLive(page)) mistakes.push(`${page.person.name} still had a page after the removal`)
  }
  await setTeam(project.manager.id)
  for (const page of own) page.reload()
}

/** Connected, nothing left to send, and at the head of the log; what some page lacks otherwise. */
async function settle(system: ChatLossSystem, pages: Page[]): Promise<string[]> {
  let left: string[] = []
  await waitFor(60_000, async () => {
    const rooms = await system.rows<{ project_id: string; head: number; log_id: string }>(
      `select project_id, head::int, log_id from chat_rooms where audience = 'everyone'`,
    )
    const byProject = new Map(rooms.map((room) => [room.project_id, room]))
    left = pages.flatMap((page, n) => {
      const { room, outbox, connection } = page.client().get()
      // After an hour of sleep the page asks whether to send stored messages; the test confirms.
      for (const { cid, state, problem } of outbox)
        if (state === 'failed' && problem === null) page.client().retry(cid)
      const stored = byProject.get(page.project.id)
      const isAtHead = room.loaded?.after === stored?.head && room.log === stored?.log_id
      if (connection === 'live' && outbox.length === 0 && isAtHead) return []
      const unsent = outbox.map(({ state, problem }) => problem ?? state).join(', ')
      return [
        `page ${n + 1} is ${connection} at ${room.loaded?.after} of ${stored?.head}, to be sent: ${unsent || 'nothing'}`,
      ]
    })
    return left.length === 0
  })
  return left
}

/** One in each project. Published messages are lost, so only polling the database finds them. */
async function sendLast(system: ChatLossSystem, pages: Page[]): Promise<number> {
  await system.loseRedis()
  const began = performance.now()
  const text = 'The last one'
  for (const project of system.projects) pages.find((page) => page.project === project)?.send(text)
  const isThere = (page: Page) => page.messages().some(({ content }) => content === text)
  await waitFor(30_000, () => pages.every(isThere), 5)
  return Math.round(performance.now() - began)
}
