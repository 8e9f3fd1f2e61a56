import type { Actor } from '@trusswell/domain/actor.ts'
import type { AssigneeFilter } from '@trusswell/domain/contact.ts'
import type { ContactAssignee } from '@trusswell/domain/contact-work.ts'
import type { Reader } from '../../platform/database.ts'

/** Admins and managers who can sign in, by name. */
export const listAssignees = (tx: Reader): Promise<ContactAssignee[]> =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', ['admin', 'manager'])
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(500)
    .execute()

/** Whose enquiries a list asks for. */
export const assigneeOf = (actor: Actor, filter: AssigneeFilter | undefined): string | undefined =>
  filter === 'me' && actor.kind === 'user' ? actor.id : filter
