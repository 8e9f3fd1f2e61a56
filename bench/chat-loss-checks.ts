import { setTimeout } from 'node:timers/promises'
import type { Page } from './chat-loss-page.ts'
import type { ChatLossSystem } from './chat-loss-system.ts'

/** A change that was answered with success. */
export type Change =
  { kind: 'edited'; id: string; rev: number; text: string } | { kind: 'deleted'; id: string }
type Shown = { id: string; seq: number; rev: number; text: string }
type Row = Shown & { project_id: string; sender_id: string; cid: string; first_text: string }

export async function waitFor(
  ms: number,
  holds: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await setTimeout(everyMs))
    if (await holds()) return true
  return false
}

const readMessages = ({ rows }: ChatLossSystem) =>
  rows<Row>(
    `select m.id, m.project_id, m.seq::int, m.rev::int, m.text, m.sender_id, m.cid, t.text as first_text
     from chat_messages m join chat_texts t using (project_id, audience, seq) where m.audience = 'everyone' order by m.seq`,
  )

/** Every acknowledged message is stored once, and the logs have no gaps. */
export async function compareStored(
  system: ChatLossSystem,
  pages: Page[],
  changes: Change[],
): Promise<string[]> {
  const mistakes: string[] = []
  const messages = await readMessages(system)
  const copies = Map.groupBy(
    messages,
    ({ project_id, sender_id, cid }) => `${project_id} ${sender_id} ${cid}`,
  )
  const texts = Map.groupBy(messages, ({ project_id, first_text }) => `${project_id} ${first_text}`)
  for (const page of pages)
    for (const [cid, text] of page.written) {
      const stored = copies.get(`${page.project.id} ${page.person.id} ${cid}`) ?? []
      const isAcknowledged = page.acknowledged.has(cid)
      const what = `“${text.slice(0, 60)}” (${isAcknowledged ? 'acknowledged' : 'not acknowledged'})`
      if (stored.length !== 1) mistakes.push(`${what} is stored ${stored.length} times`)
      else if (stored[0]?.first_text !== text) mistakes.push(`${what} is stored with another text`)
      else if (!isAcknowledged) mistakes.push(`${what} is stored`)
      if ((texts.get(`${page.project.id} ${text}`)?.length ?? 0) > 1) mistakes.push(`${what} is there twice`)
    }
  const written = pages.reduce((sum, page) => sum + page.written.size, 0)
  if (written !== messages.length) mistakes.push(`${written} were written, ${messages.length} are stored`)
  const saved = await system.rows<{ id: string; rev: number; kind: string; text: string | null }>(
    `select e.message_id as id, e.seq::int as rev, e.kind, t.text
     from chat_events e left join chat_texts t using (project_id, audience, seq) where e.kind in ('edited', 'deleted')`,
  )
  const edits = new Map(saved.map((each) => [`${each.id} ${each.rev}`, each.text]))
  const deletions = new Set(saved.filter(({ kind }) => kind === 'deleted').map(({ id }) => id))
  for (const change of changes) {
    const isSaved =
      change.kind === 'deleted'
        ? deletions.has(change.id)
        : edits.get(`${change.id} ${change.rev}`) === change.text
    if (!isSaved) mistakes.push(`a change that was acknowledged is lost: ${JSON.stringify(change)}`)
  }
  const holes = await system.rows(
    `select project_id, audience from chat_rooms r
     where head <> (select count(*) from chat_events e where e.project_id = r.project_id and e.audience = r.audience)
       or head <> coalesce((select max(seq) from chat_events e where e.project_id = r.project_id and e.audience = r.audience), 0)`,
  )
  if (holes.length > 0) mistakes.push(`logs with holes: ${JSON.stringify(holes)}`)
  return mistakes
}

/** Every message in every page, as it is and after everything older was loaded as well. */
export async function comparePages(system: ChatLossSystem, pages: Page[]): Promise<string[]> {
  const mistakes: string[] = []
  const byProject = Map.groupBy(await readMessages(system), ({ project_id }) => project_id)
  for (const [n, page] of pages.entries()) {
    const stored = byProject.get(page.project.id) ?? []
    const compare = (when: string) => {
      const since = page.client().get().room.loaded?.since ?? 0
      const shown = page.messages().map(({ id, seq, rev, content }) => ({ id, seq, rev, text: content }))
      const expected = stored.filter(({ seq, id }) => seq >= since || shown.some((each) => each.id === id))
      for (const difference of differencesOf(shown, expected))
        mistakes.push(`page ${n + 1} ${when}: ${difference}`)
    }
    compare('as it is')
    while ((page.client().get().room.loaded?.since ?? 0) > 0) {
      await page.client().loadOlder(200)
      if (page.client().get().olderError) return [...mistakes, `page ${n + 1} can’t load what is older`]
    }
    compare('with all messages')
  }
  return mistakes
}

function differencesOf(shown: Shown[], stored: Shown[]): string[] {
  const byId = new Map(shown.map((each) => [each.id, each]))
  const missing = stored.flatMap(({ id, seq, rev, text }) => {
    const found = byId.get(id)
    byId.delete(id)
    if (!found) return [`message ${seq} is missing`]
    const isSame = found.seq === seq && found.rev === rev && found.text === text
    return isSame ? [] : [`message ${seq} is at ${found.rev}, in the database at ${rev}`]
  })
  return [...missing, ...[...byId.values()].map(({ seq }) => `message ${seq} is not in the database`)]
}
