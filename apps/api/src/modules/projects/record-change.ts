import type { Actor } from '@trusswell/domain/actor.ts'
import type { ActivityAction, ActivityEntity } from '@trusswell/domain/project-activity.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'

type Value = string | number | boolean | null
type Change = {
  project_id: string
  entity: ActivityEntity
  entity_id: string
  action: ActivityAction
  /** The new values; together they replay to the current state. */
  change?: Record<string, Value>
  /** Only for samples with a past; otherwise it is now. */
  at?: string
}

/** Every change has a line in the project's history and one in the audit log, in its own transaction. */
export async function recordChange(tx: Tx, actor: Actor, what: Change): Promise<void> {
  const change = what.change ?? {}
  await tx
    .insertInto('project_activity')
    .values({
      project_id: what.project_id,
      actor_id: actor.kind === 'user' ? actor.id : null,
      entity: what.entity,
      entity_id: what.entity_id,
      action: what.action,
      change: JSON.stringify(change),
      ...(what.at === undefined ? {} : { at: what.at }),
    })
    .execute()
  // The log names fields and statuses; titles and names stay in rows that can be erased.
  const { status, acceptance, triage } = change
  await writeAudit(tx, actor, {
    action: `${what.entity}.${what.action}`,
    entity: what.entity,
    entity_id: what.entity_id,
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
