import type { Me } from '@trusswell/domain/account.ts'
import type { Person } from '@trusswell/domain/actor.ts'

/** The signed-in person as an actor for `policy.ts`. */
export const actorOf = ({ id, user_metadata: { role }, organisation }: Me): Person => ({
  kind: 'user',
  id,
  role,
  ...(organisation ? { organisation: { id: organisation.id, role: organisation.role } } : {}),
})
