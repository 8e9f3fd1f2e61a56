import type { Actor } from '@trusswell/domain/actor.ts'

/**
 * Whom the access test calls every route as. `client` is an owner of the organisation that a project belongs to, `finance`
 * and `viewer` are colleagues. The "other" two have nothing to do with the row that is asked for.
 */
export const callers = [
  'admin',
  'manager',
  'otherManager',
  'client',
  'finance',
  'viewer',
  'otherClient',
  'visitor',
] as const
export type CallerName = (typeof callers)[number]

/** Which answer each caller gets. */
export type AccessRow = Readonly<Record<CallerName, number>>
/** By method and URL. Every route of the API has a row; a test calls each as everybody, and one without fails it. */
export type AccessRows = Readonly<Record<string, AccessRow>>

export const everyone = (status: number): AccessRow => ({ ...signedIn(status), visitor: status })
export const signedIn = (status: number): AccessRow => ({
  admin: status,
  manager: status,
  otherManager: status,
  client: status,
  finance: status,
  viewer: status,
  otherClient: status,
  visitor: 401,
})
const noRole = signedIn(403)
export const admins = (status: number): AccessRow => ({ ...noRole, admin: status })
export const managers = (status: number): AccessRow => ({ ...noRole, manager: status, otherManager: status })
/** Owners of either organisation. */
export const owners = (status: number): AccessRow => ({ ...noRole, client: status, otherClient: status })
export const ownersAndFinance = (status: number): AccessRow => ({ ...owners(status), finance: status })
export const clients = (status: number): AccessRow => ({ ...ownersAndFinance(status), viewer: status })
/** Everybody with an account but those who only read. */
export const writers = (status: number): AccessRow => ({ ...signedIn(status), finance: 403, viewer: 403 })
export const staff = (status: number): AccessRow => ({ ...managers(status), admin: status })

// Of one project: the manager is on its team, it belongs to the client's organisation; the two others can't tell that it exists.
export const onProject = (status: number): AccessRow => ({
  ...signedIn(status),
  otherManager: 404,
  otherClient: 404,
})
/** Finance and viewers read. */
export const writersOfProject = (status: number): AccessRow => ({
  ...onProject(status),
  finance: 403,
  viewer: 403,
})
/** Owners and finance of the organisation pay; everybody else who sees the project doesn't. */
export const payersOfProject = (status: number): AccessRow => ({
  ...onProject(403),
  client: status,
  finance: status,
})
export const staffOfProject = (status: number): AccessRow => ({ ...writersOfProject(status), client: 403 })
/** For clients it is as if it weren't there. */
export const internalOfProject = (status: number): AccessRow => ({
  ...onProject(status),
  client: 404,
  finance: 404,
  viewer: 404,
})
/** Viewers read. */
export const writersAndFinanceOfProject = (status: number): AccessRow => ({
  ...onProject(status),
  viewer: 403,
})
export const adminOfProject = (status: number): AccessRow => ({ ...staffOfProject(status), manager: 403 })

/** A route whose row says 401 for visitors is for people with a session. */
export const mayCallBy =
  (rows: AccessRows) =>
  (actor: Actor, method: string, url: string): boolean => {
    if (actor.kind === 'user') return true
    const path = url.length > 1 ? url.replace(/\/$/, '') : url
    return rows[`${method === 'HEAD' ? 'GET' : method} ${path}`]?.visitor !== 401
  }
