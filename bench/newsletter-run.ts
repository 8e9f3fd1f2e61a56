import { setTimeout as sleep } from 'node:timers/promises'
import { createNewsletterLinks } from '../apps/api/src/modules/newsletter/links.ts'
import { createSigner } from '../apps/api/src/platform/secrets.ts'
import { createSignedLinks } from '../apps/api/src/platform/signed-link.ts'
import { startRelay } from '../apps/api/test/relay.ts'
import { startWire } from '../apps/api/test/tcp-proxy.ts'
import { makePeople } from './chat-people.ts'
import { appSecret, startKillableSystem } from './killable-system.ts'

type Options = {
  addresses: number
  /** Of both workers, with SIGKILL. */
  kills: number
  /** Of the line to the relay. */
  cuts: number
  firstPort: number
  mailsPerSecond: number
}

export type NewsletterResult = Awaited<ReturnType<typeof runNewsletter>>

/**
 * One issue to many addresses through a real SMTP server, while the line to it is cut and the workers are killed. Some
 * addresses are refused for good, some at first, and some people unsubscribe by one click while it is sent.
 */
export async function runNewsletter({ addresses, kills, cuts, firstPort, mailsPerSecond }: Options) {
  const emailOf = (n: number) => `reader${n}@client.example`
  const numberOf = (email: string) => Number(/\d+/.exec(email)?.[0])
  const isRefused = (email: string) => numberOf(email) % 100 === 7
  const isLateAtFirst = (email: string) => numberOf(email) % 100 === 13
  const deferred = new Set<string>()
  const accepted: { email: string; messageId: string; at: number }[] = []
  const relay = await startRelay({
    recipient: (email) => {
      if (isRefused(email)) return { code: 550, message: 'No such user here' }
      if (!isLateAtFirst(email) || deferred.has(email)) return null
      deferred.add(email)
      return { code: 451, message: 'Greylisted, try again later' }
    },
    onAccepted: ({ recipients: [email = ''], messageId = '', headers }) => {
      accepted.push({ email, messageId, at: Date.now() })
      if (!headers.some(({ key }) => key === 'list-unsubscribe-post')) withoutWayOut += 1
    },
  })
  let withoutWayOut = 0
  const wire = await startWire(relay.port)
  const system = await startKillableSystem({
    name: 'newsletter',
    firstPort,
    victims: ['api', 'worker-1', 'worker-2'] as const,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${wire.port}`,
      NEWSLETTER_MAILS_PER_SECOND: String(mailsPerSecond),
      LOG_LEVEL: 'error',
    },
  })
  const { rows } = system
  const origin = system.origins[0] ?? ''
  try {
    await rows(
      `insert into newsletter_subscriptions (id, email, source, status, confirmed_at, consent_notice, consent_text)
       select gen_random_uuid(), 'reader' || n || '@client.example', 'blog', 'confirmed', now(), 'n', 't'
       from generate_series(1, $1) n`,
      [addresses],
    )
    const [admin] = await makePeople(rows, 'admin', 1)
    const call = async (path: string, body: object = {}) => {
      const answer = await fetch(`${origin}/api/admin/newsletter/issues${path}`, {
        method: 'POST',
        headers: { cookie: admin?.cookie ?? '', origin, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as { id: string; state: string; recipients: number }
    }
    const { id } = await call('', {
      subject: 'Before the monsoon',
      body: 'Look at **drain pans**.\n\n- gaskets',
    })
    const started = Date.now()
    const { recipients } = await call(`/${id}/send`, { version: 1 })

    /** Those who press Unsubscribe in their mail program, and when the API had answered. */
    const gone = new Map<string, number>()
    const links = createNewsletterLinks(createSignedLinks(createSigner(appSecret, 'link'), Date.now))
    async function unsubscribeSome(count: number) {
      const some = await rows<{ id: string; email: string }>(
        `select s.id, s.email from newsletter_subscriptions s join newsletter_recipients r on r.subscription_id = s.id
         where r.state = 'waiting' and r.due_at <= now() order by random() limit $1`,
        [count],
      )
      for (const each of some) {
        const url = `${origin}/api/newsletter/unsubscribe?token=${links.unsubscribe.issue(each.id)}`
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        })
        if (answer.status !== 200) throw new Error(`unsubscribe: ${answer.status}`)
        gone.set(each.email, Date.now())
      }
    }

    const faults = [
      ...Array.from({ length: cuts }, (_each, n) => ({ at: (n + 0.5) / cuts, act: cutLine })),
      ...Array.from({ length: kills }, (_each, n) => ({ at: (n + 0.8) / (kills + 1), act: killWorkers })),
      { at: 0.2, act: () => unsubscribeSome(Math.ceil(addresses / 100)) },
      { at: 0.4, act: pauseAndResume },
    ].toSorted((a, b) => a.at - b.at)
    async function cutLine() {
      await wire.cut()
      await sleep(1_500)
      await wire.reconnect()
    }
    async function killWorkers() {
      // Either may be the one that sends.
      await Promise.all([system.kill('worker-1'), system.kill('worker-2')])
    }
    let mailsWhilePaused = 0
    async function pauseAndResume() {
      await call(`/${id}/pause`)
      await sleep(1_000) // mails that were claimed before
      const before = accepted.length
      await sleep(2_000)
      mailsWhilePaused = accepted.length - before
      await call(`/${id}/resume`)
    }

    const read = async () => {
      const [row] = await rows<Counts>(
        'select state, sent, refused, unsubscribed from newsletter_issues where id = $1',
        [id],
      )
      if (!row) throw new Error('the issue is gone')
      return row
    }
    let issue = await read()
    const deadline = Date.now() + 40 * 60_000
    while (issue.state !== 'sent' && Date.now() < deadline) {
      const share = (issue.sent + issue.refused + issue.unsubscribed) / recipients
      if (faults[0] && share >= faults[0].at) await faults.shift()?.act()
      else await sleep(100)
      issue = await read()
    }
    const seconds = Math.round((Date.now() - started) / 1_000)

    const byMail = Map.groupBy(accepted, ({ email }) => email)
    const copies = Map.groupBy(accepted, ({ messageId }) => messageId)
    const [record] = await rows<{ uncertain: number }>(
      `select coalesce(sum(uncertain), 0)::int as uncertain from mail_deliveries where kind = 'newsletter.issue'`,
    )
    const uncertain = record?.uncertain ?? 0
    const doubles = accepted.length - copies.size
    const all = Array.from({ length: addresses }, (_each, n) => emailOf(n + 1))
    const lost = all.filter((email) => !isRefused(email) && !gone.has(email) && !byMail.has(email))
    const refusedAtLeast = all.filter((email) => isRefused(email) && !gone.has(email)).length
    const mailedAfterLeaving = accepted.filter(({ email, at }) => at > (gone.get(email) ?? Infinity) + 1_000)
    const mistakes = [
      ...(issue.state === 'sent' ? [] : [`the issue is ${issue.state}`]),
      ...(faults.length === 0 ? [] : [`${faults.length} faults did not happen`]),
      ...lost.slice(0, 20).map((email) => `${email} got no mail`),
      ...mailedAfterLeaving.map(({ email }) => `${email} got a mail after unsubscribing`),
      ...[...byMail].flatMap(([email, mails]) =>
        new Set(mails.map(({ messageId }) => messageId)).size > 1 ? [`${email} got two different mails`] : [],
      ),
      ...(doubles > uncertain ? [`${doubles} doubles, of which ${uncertain} are explained`] : []),
      ...(byMail.size === issue.sent ? [] : [`${byMail.size} got a mail, ${issue.sent} are counted`]),
      // A person who unsubscribed may have been refused before.
      ...(issue.refused >= refusedAtLeast && issue.refused <= all.filter(isRefused).length
        ? []
        : [`${issue.refused} are counted as refused`]),
      ...(issue.sent + issue.refused + issue.unsubscribed === addresses ? [] : ['the counts do not add up']),
      ...(mailsWhilePaused === 0 ? [] : [`${mailsWhilePaused} mails while it was paused`]),
      ...(withoutWayOut === 0 ? [] : [`${withoutWayOut} mails without List-Unsubscribe-Post`]),
    ]
    return {
      addresses,
      sent: issue.sent,
      refused: issue.refused,
      deferred: deferred.size,
      clicked: gone.size,
      unsubscribed: issue.unsubscribed,
      kills,
      cuts,
      lost: lost.length,
      distinct: copies.size,
      doubles,
      uncertain,
      mailsWhilePaused,
      seconds,
      mistakes,
    }
  } finally {
    await system.stop()
    await wire.cut()
    await relay.close()
  }
}

type Counts = { state: string; sent: number; refused: number; unsubscribed: number }
