import type { Actor } from './actor.ts'

const isStaff = (actor: Actor) => actor.kind === 'user' && actor.role !== 'client'
const isManager = (actor: Actor) => actor.kind === 'user' && actor.role === 'manager'
const isAdmin = (actor: Actor) => actor.kind === 'user' && actor.role === 'admin'

/** The rules as sentences. The API enforces them, screens use them to leave a button out. */
export const can = {
  manageUsers: isAdmin,
  manageContacts: isAdmin,
  /** The manager's own list: read, set the status, take notes; nothing is deleted there. */
  workOnContacts: isManager,
  chooseClients: isStaff,
}
