import type { Actor, Person } from '@trusswell/domain/actor.ts'
import { validate as isUuid } from 'uuid'
import { notFound } from '../platform/errors.ts'
import { must } from '../platform/must.ts'

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

const rowOf = (rows: AccessRows, method: string, url: string): AccessRow | undefined => {
  const path = url.length > 1 ? url.replace(/\/$/, '') : url
  return rows[`${method === 'HEAD' ? 'GET' : method} ${path}`]
}

/** The row's answer to somebody like this about what is their own. A client without an organisation has a viewer's rights at most. */
function answerTo({ role, organisation }: Person, row: AccessRow): number {
  if (role !== 'client') return row[role]
  const kind = organisation?.role ?? 'viewer'
  return row[kind === 'owner' ? 'client' : kind]
}

/** Whether the object of a route can be told to be there by some callers only. */
const isAboutObject = (row: AccessRow) => Object.values(row).includes(404)

/** Those with a body. A row's refusal of another method may be about somebody else's object. */
const hasBody = (method: string) => ['POST', 'PUT', 'PATCH'].includes(method)

/** By role alone: a visitor where a session is needed, or a person whom the row refuses whatever it is about. */
export const mayCallBy =
  (rows: AccessRows) =>
  (actor: Actor, method: string, url: string): boolean => {
    const row = rowOf(rows, method, url)
    if (!row) return true
    if (actor.kind !== 'user') return row.visitor !== 401
    return !hasBody(method) || isAboutObject(row) || answerTo(actor, row) !== 403
  }

/** The tables whose rows routes are about, by the beginning of the routes' URLs. */
export type ObjectTables = Readonly<Record<string, 'projects' | 'payments'>>
export const objectTableOf = (tables: ObjectTables, url: string) =>
  Object.entries(tables).find(([start]) => url === start || url.startsWith(`${start}/`))?.[1]

type IsVisible = (person: Person, table: ObjectTables[string], id: string) => Promise<boolean>

/** Requests with a body, before it is read: who can't see the object gets 404, and who can't change it 403. */
export const assertObjectBy =
  (rows: AccessRows, tables: ObjectTables, isVisible: IsVisible) =>
  async (actor: Actor, method: string, url: string, id: unknown): Promise<void> => {
    if (actor.kind !== 'user' || !hasBody(method)) return
    const row = rowOf(rows, method, url)
    const table = objectTableOf(tables, url)
    // An id that can't be one is refused with the other parameters.
    if (!row || !isAboutObject(row) || !table || typeof id !== 'string' || !isUuid(id)) return
    const answer = answerTo(actor, row)
    if (answer === 404 || !(await isVisible(actor, table, id))) throw notFound()
    must(actor, answer !== 403)
  }
