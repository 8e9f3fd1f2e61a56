import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { momentInSql } from '../../platform/request-context.ts'

/** Longer than a run takes, so that another run only starts after a crash. */
const runLease = sql`interval '60 seconds'`
/** Longer than a relay usually takes for a mail. */
const mailLease = sql`interval '60 seconds'`

/** Null when the issue isn't being sent, or another job is sending it. The same job may continue after a crash. */
export async function takeIssue(tx: Tx, id: string, job: string) {
  const row = await tx
    .updateTable('newsletter_issues')
    .set({ sender: job, send_at: sql`now() + ${runLease}` })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where((issue) =>
      issue.or([
        // The queue may be a moment early.
        issue('send_at', '<=', sql<string>`now() + interval '2 seconds'`),
        issue('sender', '=', job),
      ]),
    )
    .returning(['id', 'subject', 'body', 'slug'])
    .executeTakeFirst()
  return row ?? null
}

type Claimed = {
  subscription_id: string
  email: string
  status: 'pending' | 'confirmed' | 'unsubscribed'
  deferrals: number
  refusals: number
}

/** Claims the next mail for a short time, unless the issue is paused. Called right before each mail. */
export async function claimRecipient(tx: Tx, issue_id: string): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update newsletter_recipients r set due_at = now() + ${mailLease}
    from newsletter_subscriptions s
    where r.issue_id = ${issue_id} and s.id = r.subscription_id and r.subscription_id = (
      select w.subscription_id from newsletter_recipients w
      where w.issue_id = ${issue_id} and w.state = 'waiting' and w.due_at <= now()
        and exists (select from newsletter_issues where id = ${issue_id} and state = 'sending')
      order by w.due_at limit 1 for update skip locked
    )
    returning r.subscription_id, s.email, s.status, r.deferrals, r.refusals`.execute(tx)
  return rows[0] ?? null
}

const countOf = { sent: 'sent', refused: 'refused', skipped: 'unsubscribed' } as const

/** Counts each recipient once, even if two processes settle it. */
export async function settleRecipient(
  tx: Tx,
  issue_id: string,
  subscription_id: string,
  state: keyof typeof countOf,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_recipients')
    .set({ state, settled_at: sql`now()` })
    .where('issue_id', '=', issue_id)
    .where('subscription_id', '=', subscription_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const count = sql.ref(countOf[state])
  await tx
    .updateTable('newsletter_issues')
    .set({
      [countOf[state]]: sql<number>`${count} + 1`,
      ...(state === 'sent' ? { stalled_at: null, refused_in_a_row: 0 } : {}),
    })
    .where('id', '=', issue_id)
    .execute()
}

/** Another try later; `deferred` counts that the relay asked for it. */
export async function postponeRecipient(
  tx: Tx,
  issue_id: string,
  subscription_id: string,
  { minutes = 0, deferred = false } = {},
): Promise<void> {
  await tx
    .updateTable('newsletter_recipients')
    .set({
      due_at: sql`now() + make_interval(mins => ${minutes})`,
      ...(deferred ? { deferrals: sql<number>`deferrals + 1` } : {}),
    })
    .where('issue_id', '=', issue_id)
    .where('subscription_id', '=', subscription_id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Tried once more, after all others. How many were refused since the relay last took a mail. */
export async function refuseRecipient(tx: Tx, issue_id: string, subscription_id: string): Promise<number> {
  await tx
    .updateTable('newsletter_recipients')
    .set({ due_at: sql`now()`, refusals: sql<number>`refusals + 1` })
    .where('issue_id', '=', issue_id)
    .where('subscription_id', '=', subscription_id)
    .where('state', '=', 'waiting')
    .execute()
  const row = await tx
    .updateTable('newsletter_issues')
    .set({ refused_in_a_row: sql<number>`refused_in_a_row + 1` })
    .where('id', '=', issue_id)
    .returning('refused_in_a_row')
    .executeTakeFirst()
  return row?.refused_in_a_row ?? 0
}

// The result of a run is stored only if no other run has claimed the issue.
export async function pauseForRefusals(tx: Tx, id: string, job: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({ state: 'paused', paused_by_refusals: true, refused_in_a_row: 0, sender: null, send_at: null })
    .where('id', '=', id)
    .where('sender', '=', job)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** In how many seconds the next mail is due; null when none is left. */
export async function findNextDue(tx: Tx, issue_id: string): Promise<number | null> {
  const row = await tx
    .selectFrom('newsletter_recipients')
    .select(
      sql<number>`ceil(greatest(0, least(60, extract(epoch from min(due_at) - now()))))::integer`.as(
        'seconds',
      ),
    )
    .where('issue_id', '=', issue_id)
    .where('state', '=', 'waiting')
    .having(sql<boolean>`count(*) > 0`)
    .executeTakeFirst()
  return row?.seconds ?? null
}

/** Null when it was paused meanwhile; then it finishes after it was resumed. */
export async function finishIssue(tx: Tx, id: string, job: string) {
  const row = await tx
    .updateTable('newsletter_issues')
    .set({
      state: 'sent',
      finished_at: momentInSql(),
      stalled_at: null,
      sender: null,
      send_at: null,
    })
    .where('id', '=', id)
    .where('sender', '=', job)
    .where('state', '=', 'sending')
    .returning(['recipients', 'sent', 'refused', 'unsubscribed'])
    .executeTakeFirst()
  return row ?? null
}

/** Leaves the issue to the next run. */
export async function releaseIssue(
  tx: Tx,
  id: string,
  job: string,
  { seconds, stalled }: { seconds: number; stalled: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_issues')
    .set({
      sender: null,
      send_at: sql`now() + make_interval(secs => ${seconds})`,
      ...(stalled ? { stalled_at: sql<string>`coalesce(stalled_at, now())` } : {}),
    })
    .where('id', '=', id)
    .where('sender', '=', job)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Issues whose next run is overdue: its job is lost. */
export async function findForgotten(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sending')
    .where('send_at', '<', sql<string>`now() - interval '30 seconds'`)
    .execute()
  return rows.map(({ id }) => id)
}

export async function findStoredIssue(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function purgeIssues(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('newsletter_issues')
    .where('deleted_at', '<', sql<string>`now() - interval '30 days'`)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
