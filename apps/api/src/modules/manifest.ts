import type { Person, Role } from '@trusswell/domain/actor.ts'
import type { LiveList, NotificationKind } from '@trusswell/domain/notifications.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { DB } from '../db/types.gen.ts'
import type { ApiDeps, WorkerDeps } from '../deps.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { ConflictWords } from '../platform/errors.ts'
import type { Emit } from '../platform/events.ts'
import type { JobHandler } from '../platform/job-runner.ts'
import type { Audience } from '../platform/live.ts'
import type { QueueDefinitions } from '../platform/queue.ts'
import type { Vault } from '../platform/vault.ts'
import type { AccessRows, ObjectTables } from './access.ts'
import type { MailedThings } from './mailed-links/events.ts'
import type { ComposeMail, ComposeNotification, OfficeNews } from './notifications/events.ts'

/** Imported when a process asks for it: the API never reads jobs and mails, the worker no routes. */
export type Late<T> = () => Promise<T>

/** Everything that a module adds to the system. Samples for tests are in `samples.ts` and `mail-samples.tsx` beside it. */
export type ModuleManifest = {
  routes?: readonly { prefix: string; load: Late<(deps: ApiDeps) => FastifyPluginAsyncZod> }[]
  /** The status that each caller gets from these routes. */
  access?: AccessRows
  /** The tables of the objects below these URLs, so that a body is only read from callers with access to the object. */
  objects?: ObjectTables
  /** The error messages for violations of the module's unique indexes; a test checks that none is missing. */
  conflicts?: ConflictWords
  queues?: QueueDefinitions
  /** One handler for each queue; the worker doesn't start otherwise. */
  jobs?: Late<(deps: WorkerDeps) => JobHandler[]>
  /** The texts of the module's notifications. */
  notifications?: Late<Partial<Record<NotificationKind, ComposeNotification>>>
  /** Additional content of the notification mails. */
  notificationMails?: Late<Partial<Record<NotificationKind, ComposeMail>>>
  /** What the office is mailed of in batches. */
  officeNews?: Late<Partial<Record<NotificationKind, OfficeNews>>>
  /** What a link in a mail may open without a session. */
  mailedThings?: Late<Partial<MailedThings>>
  /** The lists that show an audited entity, and whose pages follow its changes. */
  lists?: Readonly<Record<string, { list: LiveList; roles: readonly Role[] }>>
  /** What a person's sockets listen to. */
  audiences?: Late<FindAudiences>
  /** The module's tables and how a person's rows are erased; a test compares them with PostgreSQL's catalogue. */
  tables?: { readonly [Table in keyof DB]?: TableRule }
  /** The sections of a person's export. */
  exportPerson?: Late<ExportPerson>
  /** Runs after people's accounts were erased for good, in the same transaction, for what no foreign key does. */
  erasePeople?: Late<(tx: Tx, ids: string[], addresses: string[]) => Promise<void>>
  /** Deletes what belongs to a project that was deleted a month ago. */
  emptyProject?: Late<(tx: Tx, id: string) => Promise<void>>
  /** Gives the projects of a member of staff who leaves to a successor, in the same transaction. */
  handOver?: Late<HandOver>
  /** Creates or finds the client's organisation and invites a person, in the same transaction. Provided by one module. */
  welcomeClient?: Late<WelcomeClient>
  /** Creates a project, in the same transaction. One module has it. */
  openProject?: Late<OpenProject>
  /** Sample rows for development and demos. */
  seed?: Late<Seed>
}

/** Reads with the person's own rights. */
export type FindAudiences = (db: Database, person: Person) => Promise<Audience[]>

export type TableRule = {
  /** The section of the export that shows a person's rows, if any are filed under their account. */
  exported: string | null
  /** What the table's foreign key does when a person is erased, or what happens instead. */
  erased: 'deleted' | 'unlinked' | { instead: string }
}

/** Reads with the person's own rights. */
export type ExportPerson = (
  from: { db: Database; identityDb: Database; today: () => string },
  person: Person,
) => Promise<Record<string, unknown>>

/** Without a successor the projects have no manager. */
export type HandOver = (
  tx: Tx,
  emit: Emit,
  actor: Person,
  change: { project_ids: string[]; from: string; to: string | null; today: string },
) => Promise<void>

/** An existing organisation or a new one, and the invitation of a person to it. Returns the organisation's id. */
export type WelcomeClient = (
  tx: Tx,
  emit: Emit,
  actor: Person,
  client: {
    organisation: { id: string } | { display_name: string; phone: string }
    invited: { name: string; email: string; role: OrganisationRole } | null
  },
) => Promise<string>

/** Returns the project's id and the people who see it. */
export type OpenProject = (
  tx: Tx,
  emit: Emit,
  actor: Person,
  project: {
    organisation_id: string
    title: string
    description: string
    end_date: string | null
    manager_id: string | null
    today: string
  },
) => Promise<{ id: string; people: string[] }>

export type SeedContext = {
  app: Database
  worker: Database
  /** Clients of two organisations; the same one where there is no demo. */
  people: {
    admin: string
    client: string
    otherClient: string
    managers: [string, string, ...string[]]
    /** The account with this name before the @; empty if there is none. */
    account: (name: string) => string
  }
  today: string
  /** Encrypts secrets of the settings; only in development. */
  vault: Vault | null
  /** `--demo`: more than what development needs. */
  demo: boolean
  /** For what happened on this day. Its notifications are added to the lists of their readers, without mails. */
  emitAt: (day: string) => Emit
  /** Rows and audit entries of this work get a time of this day, in order; those of today the present time. */
  on: <T>(day: string, work: () => Promise<T>) => Promise<T>
  /** Stores a document that the seed made, and returns the id of its row. Nothing to scan, as with our own reports. */
  keepPdf: (
    purpose: 'resume' | 'bill' | 'project' | 'invoice',
    document: { name: string; bytes: Buffer },
  ) => Promise<string>
}
/** Adds missing rows and returns a description of what was added. */
export type Seed = (context: SeedContext) => Promise<string | null>
