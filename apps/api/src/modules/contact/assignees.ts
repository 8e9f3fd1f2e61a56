import type { Actor } from '@trusswell/domain/actor.ts'
import type { AssigneeFilter } from '@trusswell/domain/contact.ts'

/** Whose enquiries a list asks for. */
export const assigneeOf = (actor: Actor, filter: AssigneeFilter | undefined): string | undefined =>
  filter === 'me' && actor.kind === 'user' ? actor.id : filter
