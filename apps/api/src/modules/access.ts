import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Actor, Person } from '@trusswell/domain/actor.ts'
import { validate as isUuid } from 'uuid'
import { notFound } from '../platform/errors.ts'
import { must } from '../platform/must.ts'

/**
 * The callers that the access test uses for every route. `client` is an owner of the project's organisation, `finance` and
 * `viewer` are colleagues. The "other" two are unrelated to the requested object.
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
/** By method and URL. A test calls every route as every caller, and fails for a route without a row. */
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
/** Everyone with an account except read-only roles. */
export const writers = (status: number): AccessRow => ({ ...signedIn(status), finance: 403, viewer: 403 })
export const staff = (status: number): AccessRow => ({ ...managers(status), admin: status })

// Of one project: the manager is on its team, it belongs to the client's organisation; for the two others it doesn't exist.
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
/** Only owners and finance of the organisation may pay. */
export const payersOfProject = (status: number): AccessRow => ({
  ...onProject(403),
  client: status,
  finance: status,
})
/** Of a project that only its client may answer for. */
export const ownersOfProject = (status: number): AccessRow => ({ ...onProject(403), client: status })
export const staffOfProject = (status: number): AccessRow => ({ ...writersOfProject(status), client: 403 })
/** Clients get the same answer as for an object that doesn't exist. */
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

/** The row's status for the person's own objects. A client without an organisation has at most a viewer's rights. */
function answerTo({ role, organisation }: Person, row: AccessRow): number {
  if (isStaffRole(role)) return row[role]
  const kind = organisation?.role ?? 'viewer'
  return row[kind === 'owner' ? 'client' : kind]
}

/** Whether the route hides the object's existence from some callers. */
const isAboutObject = (row: AccessRow) => Object.values(row).includes(404)

/** Methods with a body. For other methods a refusal in the table may concern another user's object. */
const hasBody = (method: string) => ['POST', 'PUT', 'PATCH'].includes(method)

/** Checks the role only: a visitor on a route that needs a session, or a role that the row refuses for every object. */
export const mayCallBy =
  (rows: AccessRows) =>
  (actor: Actor, method: string, url: string): boolean => {
    const row = rowOf(rows, method, url)
    if (!row) return true
    if (actor.kind !== 'user') return row.visitor !== 401
    return !hasBody(method) || isAboutObject(row) || answerTo(actor, row) !== 403
  }

/** What a visitor may do, and one's own account, where two-factor authentication is turned on. */
export const needsNoFactorBy =
  (rows: AccessRows) =>
  (method: string, url: string): boolean => {
    const row = rowOf(rows, method, url)
    if (!row) return !url.startsWith('/api/')
    return row.visitor !== 401 || /^\/api\/me(\/|$)/.test(url)
  }

/** The table of the object in a route's URL, by the URL's prefix. */
export type ObjectTables = Readonly<Record<string, 'projects' | 'payments'>>
export const objectTableOf = (tables: ObjectTables, url: string) =>
  Object.entries(tables).find(([start]) => url === start || url.startsWith(`${start}/`))?.[1]

type IsVisible = (person: Person, table: ObjectTables[string], id: string) => Promise<boolean>

/** Runs before a body is read: answers 404 if the caller can't see the object, and 403 if they can't change it. */
export const assertObjectBy =
  (rows: AccessRows, tables: ObjectTables, isVisible: IsVisible) =>
  async (actor: Actor, method: string, url: string, id: unknown): Promise<void> => {
    if (actor.kind !== 'user' || !hasBody(method)) return
    const row = rowOf(rows, method, url)
    const table = objectTableOf(tables, url)
    // A malformed id is refused by the route's parameter schema.
    if (!row || !isAboutObject(row) || !table || typeof id !== 'string' || !isUuid(id)) return
    const answer = answerTo(actor, row)
    if (answer === 404 || !(await isVisible(actor, table, id))) throw notFound()
    must(actor, answer !== 403)
  }
