import type { Actor } from '@trusswell/domain/actor.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../db/types.gen.ts'
import { actorDialect, currentActor } from './actor-driver.ts'

export type Tx = Transaction<DB>
/** What a read needs; a transaction will do as well. */
export type Reader = Kysely<DB>

export type Database = ReturnType<typeof openDatabase>

/** Every query runs in a transaction with an actor; there is no other access to the tables. */
export function openDatabase(options: {
  url: string
  max: number
  name: string
  onConnectionLost: (error: Error) => void
  /** Called after a commit with the entities that the transaction recorded as changed. */
  onChanged?: (entities: ReadonlySet<string>) => void
}) {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    application_name: options.name,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    options: '-c timezone=UTC',
    types: { getTypeParser },
    pipeline: true,
  })
  // Without these two a connection that the server ends, idle or in use, would end this process.
  pool.on('error', options.onConnectionLost)
  pool.on('connect', (client) => client.on('error', options.onConnectionLost))
  const writer = new Kysely<DB>({ dialect: actorDialect(pool, 'transaction') })
  const reader = new Kysely<DB>({ dialect: actorDialect(pool, 'read') })
  const read = <T>(actor: Actor, work: (reader: Reader) => Promise<T>): Promise<T> =>
    currentActor.run(actor, () => work(reader))
  return {
    pool,
    as: async <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> => {
      const changes: Changes = { entities: new Set(), afterCommit: [] }
      const result = await currentChanges.run(changes, () =>
        currentActor.run(actor, () => writer.transaction().execute(work)),
      )
      if (changes.entities.size > 0) options.onChanged?.(changes.entities)
      for (const follow of changes.afterCommit) follow()
      return result
    },
    /** Each query is a read-only transaction of its own: under READ COMMITTED it sees what it would in a longer one. */
    read,
    ping: () => read({ kind: 'anonymous' }, (each) => sql`select 1`.execute(each)),
    close: () => pool.end(),
  }
}

/** Remembers until the commit that the current transaction changes this kind of row. */
export const noteChange = (entity: string): void => void currentChanges.getStore()?.entities.add(entity)

/** Called when the current transaction has committed; never if it fails. */
export const afterCommit = (follow: () => void): void =>
  void currentChanges.getStore()?.afterCommit.push(follow)

type Changes = { entities: Set<string>; afterCommit: (() => void)[] }
const currentChanges = new AsyncLocalStorage<Changes>()

const parsers = new Map<number, (text: string) => unknown>([
  // Moments keep their microseconds and go over the wire as they are; cursors depend on it.
  [pg.types.builtins.TIMESTAMPTZ, (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z')],
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, toSafeNumber],
])

// pg asks for text or binary; binary results are never requested here.
export const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

function toSafeNumber(text: string) {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`integer out of range: ${text}`)
  return value
}
