import type { Person } from '@trusswell/domain/actor.ts'
import { MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { NotificationKind } from '@trusswell/domain/notifications.ts'
import type { ApiDeps, WorkerDeps } from '../deps.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { ConflictWords } from '../platform/errors.ts'
import type { HttpServer } from '../platform/http.ts'
import type { JobHandler } from '../platform/job-runner.ts'
import type { Audience } from '../platform/live.ts'
import type { QueueDefinitions } from '../platform/queue.ts'
import type { AccessRows, ObjectTables } from './access.ts'
import { allModules } from './all-modules.ts'
import type { HandOver, Late, ModuleManifest, OpenProject, SeedContext, WelcomeClient } from './manifest.ts'
import type { MailedThings } from './mailed-links/events.ts'
import type { ComposeMail, ComposeNotification, OfficeNews } from './notifications/events.ts'

// What the modules' manifests add up to.

export const queues: QueueDefinitions = mergeUnique(allModules.map((module) => module.queues))

export const access: AccessRows = mergeUnique(allModules.map((module) => module.access))

export const objectTables: ObjectTables = mergeUnique(allModules.map((module) => module.objects))

export const conflictWords: ConflictWords = mergeUnique(allModules.map((module) => module.conflicts))

export async function registerRoutes(app: HttpServer, deps: ApiDeps): Promise<void> {
  for (const { prefix, load } of allModules.flatMap((module) => module.routes ?? [])) {
    await app.register((await load())(deps), { prefix })
  }
}

export async function jobHandlers(deps: WorkerDeps): Promise<JobHandler[]> {
  return (await loadAll('jobs')).flatMap((jobs) => jobs(deps))
}

export async function loadNotificationComposers(): Promise<Record<NotificationKind, ComposeNotification>> {
  const composers = mergeUnique(await loadAll('notifications'))
  const without = NotificationKind.options.filter((kind) => !(kind in composers))
  if (without.length > 0) throw new Error(`notifications: no module composes ${without.join(', ')}`)
  return composers as Record<NotificationKind, ComposeNotification>
}

export const loadMailComposers = async (): Promise<Partial<Record<NotificationKind, ComposeMail>>> =>
  mergeUnique(await loadAll('notificationMails'))

export const loadOfficeNews = async (): Promise<Partial<Record<NotificationKind, OfficeNews>>> =>
  mergeUnique(await loadAll('officeNews'))

export async function loadMailedThings(): Promise<MailedThings> {
  const things = Object.assign({}, ...(await loadAll('mailedThings'))) as Partial<MailedThings>
  const without = MailedPurpose.options.filter((purpose) => !(purpose in things))
  if (without.length > 0) throw new Error(`mailed links: no module opens ${without.join(', ')}`)
  return things as MailedThings
}

export const liveLists = mergeUnique(allModules.map((module) => module.lists))

export async function findAudiences(db: Database, person: Person): Promise<Audience[]> {
  const parts = await loadAll('audiences')
  return (await Promise.all(parts.map((find) => find(db, person)))).flat()
}

export const createPersonExport =
  (from: { db: Database; identityDb: Database; today: () => string }) =>
  async (person: Person): Promise<Record<string, unknown>> => {
    const parts = await loadAll('exportPerson')
    return mergeUnique(await Promise.all(parts.map((exportPart) => exportPart(from, person))))
  }

export async function erasePeople(tx: Tx, ids: string[], addresses: string[]): Promise<void> {
  for (const erase of await loadAll('erasePeople')) await erase(tx, ids, addresses)
}

export async function emptyProject(tx: Tx, id: string): Promise<void> {
  for (const empty of await loadAll('emptyProject')) await empty(tx, id)
}

export const handOver: HandOver = async (...change) => {
  for (const give of await loadAll('handOver')) await give(...change)
}

export const welcomeClient: WelcomeClient = async (...wanted) => (await loadOne('welcomeClient'))(...wanted)

export const openProject: OpenProject = async (...wanted) => (await loadOne('openProject'))(...wanted)

export async function seedModules(context: SeedContext): Promise<string[]> {
  const added: string[] = []
  for (const seed of await loadAll('seed')) added.push((await seed(context)) ?? '')
  return added.filter((line) => line !== '')
}

type LateParts = Pick<
  ModuleManifest,
  | 'jobs'
  | 'notifications'
  | 'notificationMails'
  | 'officeNews'
  | 'mailedThings'
  | 'audiences'
  | 'exportPerson'
  | 'erasePeople'
  | 'emptyProject'
  | 'handOver'
  | 'welcomeClient'
  | 'openProject'
  | 'seed'
>
async function loadAll<Part extends keyof LateParts>(part: Part) {
  type Loaded = Awaited<ReturnType<NonNullable<LateParts[Part]>>>
  const loaded: Loaded[] = []
  for (const module of allModules) {
    const load = module[part] as Late<Loaded> | undefined
    if (load) loaded.push(await load())
  }
  return loaded
}

async function loadOne<Part extends keyof LateParts>(part: Part) {
  const [only, other] = await loadAll(part)
  if (only === undefined || other !== undefined) throw new Error(`modules: one module must have ${part}`)
  return only
}

/** Throws if two modules use the same key, because one would silently replace the other. */
export function mergeUnique<Value>(
  parts: (Readonly<Record<string, Value>> | undefined)[],
): Record<string, Value> {
  const merged: Record<string, Value> = {}
  for (const [key, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (key in merged) throw new Error(`modules: ${key} is in two manifests`)
    merged[key] = value
  }
  return merged
}
