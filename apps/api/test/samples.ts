import type { Role } from '@trusswell/domain/actor.ts'
import type { InjectOptions } from 'fastify'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { DB } from '../src/db/types.gen.ts'
import type { CallerName } from '../src/modules/access.ts'
import { newId } from '../src/platform/ids.ts'
import { apply } from './applications.ts'
import type { TestApi } from './harness.ts'
import { makePerson, type Person } from './people.ts'
import { makeProject } from './projects.ts'

// Each module has a `samples.ts` beside its `module.ts`, which only tests read.

export type Scene = { api: TestApi; caller: Person | null; name: CallerName }
/** For each route of the module a request that succeeds for every caller with access. */
export type RequestSamples = Record<string, (scene: Scene) => InjectOptions | Promise<InjectOptions>>

type CanaryScene = {
  project: Awaited<ReturnType<typeof makeProject>>
  admin: string
  /** As SQL: the marker of the table, a new id and a time after everything else. */
  word: string
  id: string
  later: string
}
/** A row of people unrelated to every caller, with a marker of its table. */
type Canary = {
  /** The roles to which the policies show other people's rows. */
  shownTo: readonly Role[]
  /** It has no text of a person. */
  textless?: true
  plant?: (scene: CanaryScene) => string
}
/** For each table of the module. */
export type Canaries = { [Table in keyof DB | 'schema_migrations']?: Canary }

export const plain = () => ({})
export const newEmail = () => `new.${crypto.randomUUID()}@people.example`
export const from = () => ({
  remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
})

/** The owner of the client's organisation, where it is the one that the row belongs to. */
export const ownerOf = ({ caller, name }: Scene) =>
  name === 'client' ? caller?.id : name === 'finance' || name === 'viewer' ? caller?.owner : undefined

/** The manager is on its team and it is the client's; the other callers are unrelated to it. */
export const withProject = (scene: Scene) => {
  const { api, caller, name } = scene
  return makeProject(api, {
    clientId: ownerOf(scene),
    managerId: name === 'manager' ? caller?.id : undefined,
  })
}

const modules = resolve(import.meta.dirname, '../src/modules')

/** The samples of all modules together. */
export async function loadSamples() {
  const requests: RequestSamples = {}
  const canaries = new Map<string, Canary>()
  for await (const path of glob('*/samples.ts', { cwd: modules })) {
    const samples = (await import(resolve(modules, path))) as {
      requests?: RequestSamples
      canaries?: Canaries
    }
    Object.assign(requests, samples.requests)
    for (const [table, canary] of Object.entries(samples.canaries ?? {})) canaries.set(table, canary)
  }
  return { requests, canaries }
}

/** Whether the policies show other people's rows of the table to this role. */
export const showsForeign = (canary: Canary | undefined, role: Role | null) =>
  role !== null && (canary?.shownTo.includes(role) ?? false)

export const canaryOf = (table: string) => `canary-${table.replaceAll('_', '-')}`

/** They are newer than everything else, so that a list that shows them does so on its first page. */
export async function plantCanaries(api: TestApi, canaries: Map<string, Canary>) {
  const project = await makeProject(api)
  const { id: admin } = await makePerson(api, 'admin')
  await apply(api, 'architect', { fields: { email: 'canary@people.example' } })
  const ids = new Map<string, string>()
  for (const [table, { plant }] of canaries) {
    const id = newId()
    ids.set(table, id)
    const sql = plant?.({
      project,
      admin,
      word: `'${canaryOf(table)}'`,
      id: `'${id}'`,
      later: `timestamptz '2999-01-01'`,
    })
    if (sql) await api.database.admin.query(sql)
  }
  return { project, idOf: (table: keyof DB) => ids.get(table) ?? '' }
}
