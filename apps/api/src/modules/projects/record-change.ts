import type { Actor } from '@trusswell/domain/actor.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { insertActivity, type ActivityLine } from './activity-repository.ts'

type Value = string | number | boolean | null

/** Every change has a line in the project's history and one in the audit log, in its own transaction. */
export async function recordChange(tx: Tx, actor: Actor, what: ActivityLine): Promise<void> {
  const change = what.change ?? {}
  await insertActivity(tx, actor, what)
  // The log names fields and statuses; titles and names stay in rows that can be erased.
  const { status, acceptance, triage } = change
  await writeAudit(tx, actor, {
    action: `${what.entity}.${what.action}`,
    entity: what.entity,
    entity_id: what.entity_id,
    at: what.at,
    details: {
      project_id: what.project_id,
      fields: Object.keys(change),
      ...(status === undefined ? {} : { status }),
      ...(acceptance === undefined ? {} : { acceptance }),
      ...(triage === undefined ? {} : { triage }),
    },
  })
}

/** What of `after` differs from `before`. */
export const changedFields = (before: object, after: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => (before as Record<string, unknown>)[key] !== value),
  )
