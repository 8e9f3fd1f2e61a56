import type { Actor } from '@trusswell/domain/actor.ts'
import { createHash, randomBytes } from 'node:crypto'
import { noteChange, type Tx } from './database.ts'
import { newId } from './ids.ts'
import { currentRequestId, requestContext, stamp } from './request-context.ts'

type Fact = string | number | boolean | null | string[]

type AuditEntry = {
  action: string
  entity: string
  entity_id: string
  /** Only for samples with a past; otherwise it is now. */
  at?: string | undefined
  /** Facts without persons in them: statuses, counts, names of changed fields. */
  details?: Record<string, Fact | Record<string, Fact>>
  /** Personal data of the entry, stored separately so that it can be erased while the chain stays valid. */
  personal?: { subject_id: string; values: Record<string, string | null> }
}

/** Writes in the caller's transaction: nothing happens without its entry, and no entry without it. */
export async function writeAudit(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  noteChange(entry.entity)
  const id = newId()
  const at = entry.at ?? stamp('at').at
  const personal = Object.entries(entry.personal?.values ?? {}).flatMap(([field, value]) =>
    value === null ? [] : [{ field, value, salt: randomBytes(16).toString('base64url') }],
  )
  await tx
    .insertInto('audit_entries')
    .values({
      id,
      ...(at === undefined ? {} : { at }),
      actor_id: actor.kind === 'user' ? actor.id : null,
      actor_role: actor.kind === 'user' ? actor.role : null,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entity_id,
      request_id: at === undefined ? currentRequestId() : 'seed',
      details: JSON.stringify({
        ...entry.details,
        ...(requestContext.getStore()?.unversioned ? { unversioned: true } : {}),
      }),
      personal_digests: JSON.stringify(
        Object.fromEntries(personal.map(({ field, salt, value }) => [field, personalDigest(salt, value)])),
      ),
    })
    .execute()
  const subject_id = entry.personal?.subject_id
  if (personal.length === 0 || subject_id === undefined) return
  await tx
    .insertInto('audit_personal')
    .values(personal.map((each) => ({ ...each, entry_id: id, subject_id })))
    .execute()
}

/** What of a list was exported. The search text isn't logged, because it may be a person's name. */
export const exportDetails = ({
  search,
  ...filters
}: {
  search?: string | undefined
  [filter: string]: unknown
}) => ({
  filters: Object.keys(filters).filter((name) => filters[name] !== undefined && filters[name] !== 'false'),
  searched: search !== undefined,
})

/** Erases what the log says of these persons. The chain holds only salted digests and stays verifiable. */
export async function eraseFromAudit(tx: Tx, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await tx.deleteFrom('audit_personal').where('subject_id', 'in', subjectIds).execute()
}

export const personalDigest = (salt: string, value: string) =>
  createHash('sha256').update(`${salt}\n${value}`).digest('base64url')
