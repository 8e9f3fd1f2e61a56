import type { Person } from '@trusswell/domain/actor.ts'
import { billingErrors, type Organisation } from '@trusswell/domain/organisations.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { AppError } from '../../platform/errors.ts'
import { changesNothing } from '../../platform/versioned.ts'
import { insertOrganisation, updateOrganisation, type Changes } from './repository.ts'

export const entity = 'organisation'

/** An organisation's values may be personal data, so the audit log stores them where they can be erased. */
const valuesFor = (prefix: 'before' | 'after', values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, String(value)]))

export async function createOrganisation(
  tx: Tx,
  actor: Person,
  fields: Changes & { display_name: string },
): Promise<string> {
  refuseMisfits({ ...unknown, ...fields })
  const given = defined(fields)
  const id = await insertOrganisation(tx, { ...given, display_name: fields.display_name }, actor.id)
  await writeAudit(tx, actor, {
    action: 'organisation.created',
    entity,
    entity_id: id,
    details: { fields: Object.keys(given) },
    personal: { subject_id: id, values: valuesFor('after', given) },
  })
  return id
}

export async function editOrganisation(
  tx: Tx,
  actor: Person,
  { before, version, changes }: { before: Organisation; version: number | undefined; changes: Changes },
): Promise<void> {
  const known = before as Record<string, unknown>
  const changed = Object.fromEntries(
    Object.entries(defined(changes)).filter(([field, value]) => known[field] !== value),
  )
  if (changesNothing(before, changed, version)) return
  refuseMisfits({ ...before, ...changed })
  await updateOrganisation(tx, before.id, { version, changes: changed })
  const fields = Object.keys(changed)
  await writeAudit(tx, actor, {
    action: 'organisation.updated',
    entity,
    entity_id: before.id,
    details: { fields },
    personal: {
      subject_id: before.id,
      values: {
        ...valuesFor('before', Object.fromEntries(fields.map((field) => [field, known[field]]))),
        ...valuesFor('after', changed),
      },
    },
  })
}

const unknown = { state: '', gst_category: 'unregistered', gstin: '', pan: '' } as const

function refuseMisfits(row: object) {
  const fields = billingErrors(row as Organisation)
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_request', message, { fields })
}
