import { system } from '@trusswell/domain/actor.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { personalDigest } from './audit.ts'
import type { Database, Tx } from './database.ts'

const verifyBatch = 1_000
const genesis = createHash('sha256').update('trusswell audit chain').digest('base64url')

/**
 * Chains finished entries in the order of their transactions. Only transactions below the oldest one that
 * still runs are taken: a row with a lower number can no longer appear, so nothing is lost or reordered.
 */
export function sealAudit(db: Database, batch = 1_000): Promise<{ sealed: number; head: Head }> {
  return db.as(system, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('audit_chain'))`.execute(tx)
    const { horizon, from } = await readMarks(tx)
    const entries = await readUnsealed(tx, from, horizon, batch)
    let head = await readHead(tx)
    const links = entries.map((entry) => {
      head = { seq: head.seq + 1, hash: linkHash(head.hash, entry) }
      return { seq: head.seq, entry_id: entry.id, hash: head.hash }
    })
    if (links.length > 0) await tx.insertInto('audit_chain').values(links).execute()
    // A full batch may have left entries of its last transaction behind: come back to that one.
    const up_to = links.length < batch ? horizon : (entries.at(-1)?.txid ?? from)
    await tx.updateTable('fold_marks').set({ up_to }).where('name', '=', 'audit_chain').execute()
    return { sealed: links.length, head }
  })
}

export type Head = { seq: number; hash: string }
type Problem = { seq: number; entry_id: string; problem: string }

/** Reads the chain from its start and names each link that does not hold, an end that is not there, and what isn't sealed. */
export async function verifyAudit(
  db: Database,
  noted: Head = { seq: 0, hash: genesis },
): Promise<{ head: Head; problems: Problem[] }> {
  const problems: Problem[] = []
  let head: Head = { seq: 0, hash: genesis }
  let seen = noted.seq === 0
  for (;;) {
    const links = await db.as(system, (tx) => readLinks(tx, head.seq, verifyBatch))
    for (const link of links) {
      const found = problemOf(link, head)
      if (found) problems.push({ seq: link.seq, entry_id: link.id, problem: found })
      if (link.seq === noted.seq && link.hash === noted.hash) seen = true
      // Go on from the stored hash, so that one bad link is named once and not all that follow it.
      head = { seq: link.seq, hash: link.hash }
    }
    if (links.length < verifyBatch) break
  }
  if (!seen) problems.push({ seq: noted.seq, entry_id: 'noted head', problem: 'is not in the chain' })
  const { count, first } = await db.as(system, findNeverSealed)
  if (first !== null)
    problems.push({
      seq: 0,
      entry_id: first,
      problem: `was never sealed, the first of ${count} such entries`,
    })
  return { head, problems }
}

type Entry = Awaited<ReturnType<typeof readUnsealed>>[number]
type Link = Awaited<ReturnType<typeof readLinks>>[number]

function problemOf(link: Link, before: Head): string | null {
  if (link.seq !== before.seq + 1) return `entries ${before.seq + 1} to ${link.seq - 1} are missing`
  if (linkHash(before.hash, link) !== link.hash) return 'the entry is not the one that was sealed'
  const digests = link.personal_digests as Record<string, string>
  const changed = link.personal.find((each) => digests[each.field] !== personalDigest(each.salt, each.value))
  return changed ? `the personal value of ${changed.field} is not the one that was sealed` : null
}

function linkHash(previous: string, entry: Entry): string {
  const { id, txid, n, at, actor_id, actor_role, action, entity, entity_id, request_id } = entry
  const sealed = [id, txid, n, at, actor_id, actor_role, action, entity, entity_id, request_id]
  return createHash('sha256')
    .update(JSON.stringify([previous, ...sealed, entry.details_text, entry.digests_text]))
    .digest('base64url')
}

async function readMarks(tx: Tx) {
  const { rows } = await sql<{ horizon: string; from: string; restored: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, up_to::text as "from",
      up_to > pg_snapshot_xmax(pg_current_snapshot()) as restored
    from fold_marks where name = 'audit_chain'`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the mark of the audit chain is missing')
  // A logical restore starts a new count of transactions: look through everything once.
  return { horizon: row.horizon, from: row.restored ? '0' : row.from }
}

// jsonb is hashed as PostgreSQL prints it: keys sorted, the same on every server.
const entryColumns = sql`e.id, e.txid::text as txid, e.n, e.at, e.actor_id, e.actor_role, e.action, e.entity,
  e.entity_id, e.request_id, e.details::text as details_text, e.personal_digests::text as digests_text`

type EntryRow = {
  id: string
  txid: string
  n: number
  at: string
  actor_id: string | null
  actor_role: string | null
  action: string
  entity: string
  entity_id: string
  request_id: string | null
  details_text: string
  digests_text: string
}

async function readUnsealed(tx: Tx, from: string, horizon: string, batch: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${entryColumns} from audit_entries e
    where e.txid >= ${from}::xid8
      -- Above all transactions of this cluster: one of the cluster before a logical restore.
      and (e.txid < ${horizon}::xid8 or e.txid >= pg_snapshot_xmax(pg_current_snapshot()))
      and not exists (select from audit_chain c where c.entry_id = e.id)
    order by e.txid, e.n limit ${batch}`.execute(tx)
  return rows
}

/** Entries wait for a minute, or as long as a transaction of that time runs. What the seal has passed by, it never takes. */
async function findNeverSealed(tx: Tx): Promise<{ count: number; first: string | null }> {
  const { rows } = await sql<{ count: number; first: string | null }>`
    select count(*) as count, (array_agg(e.id order by e.n))[1] as first
    from audit_entries e, fold_marks mark, pg_current_snapshot() as present
    where mark.name = 'audit_chain'
      and not exists (select from audit_chain c where c.entry_id = e.id)
      and (e.at < now() - interval '5 minutes'
        or (e.txid < mark.up_to and mark.up_to <= pg_snapshot_xmax(present)))`.execute(tx)
  return rows[0] ?? { count: 0, first: null }
}

async function readHead(tx: Tx): Promise<Head> {
  const row = await tx
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { seq: 0, hash: genesis }
}

type LinkRow = EntryRow & {
  seq: number
  hash: string
  personal_digests: Record<string, string>
  personal: { field: string; salt: string; value: string }[]
}

async function readLinks(tx: Tx, after: number, batch: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${entryColumns}, c.seq, c.hash, e.personal_digests,
      coalesce((select json_agg(json_build_object('field', p.field, 'salt', p.salt, 'value', p.value))
        from audit_personal p where p.entry_id = e.id), '[]') as personal
    from audit_chain c join audit_entries e on e.id = c.entry_id
    where c.seq > ${after} order by c.seq limit ${batch}`.execute(tx)
  return rows
}
