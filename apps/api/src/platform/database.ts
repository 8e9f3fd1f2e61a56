import type { Actor } from '@trusswell/domain/actor.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  sql,
  type DatabaseConnection,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { DB } from '../db/types.gen.ts'
import { actorStatement, ReadAs } from './read-as.ts'

export type Tx = Transaction<DB>
/** What a read needs; a transaction will do as well. */
export type Reader = Kysely<DB>

export type Database = ReturnType<typeof openDatabase>

/** Every query runs in a transaction that knows its actor; there is no other way to the tables. */
export function openDatabase(options: {
  url: string
  max: number
  name: string
  onConnectionLost: (error: Error) => void
}) {
  const pool = new pg.Pool({
    Client: PreparingClient,
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
  // Without these two a connection that the server ends, idle or at work, would end this process.
  pool.on('error', options.onConnectionLost)
  pool.on('connect', (client) => {
    client.on('error', options.onConnectionLost)
    client.query(actorStatement).catch(options.onConnectionLost)
  })
  const kysely = new Kysely<DB>({ dialect: new ActorDialect({ pool }) })
  return {
    pool,
    as: <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
      beginningActor.run(actor, () => kysely.transaction().execute(work)),
    /** Each query by itself and read-only: under READ COMMITTED it sees what it would see in a transaction. */
    read: <T>(actor: Actor, work: (reader: Reader) => Promise<T>): Promise<T> =>
      readingActor.run(actor, () => work(kysely)),
    ping: () => beginningActor.run({ kind: 'anonymous' }, () => sql`select 1`.execute(kysely)),
    close: () => kysely.destroy(),
  }
}

/** Prepares each statement once per connection, by a name made of its text: half of PostgreSQL's work saved. */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args
    const reader = readingActor.getStore()
    if (reader && typeof text === 'string' && Array.isArray(values)) {
      return new Promise((resolve, reject) => {
        const done = (error: Error | null | undefined, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result)
        super.query(new ReadAs(reader, { name: nameOf(text), text, values }, done))
      }) as never
    }
    const prepared =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? [{ name: nameOf(text), text, values }, ...args.slice(2)]
        : args
    // oxlint-disable-next-line typescript/unbound-method -- bound by the call itself
    return Reflect.apply(super.query, this, prepared) as never
  }
}

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

const beginningActor = new AsyncLocalStorage<Actor>()
const readingActor = new AsyncLocalStorage<Actor>()

class ActorDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0]
  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ActorDriver(this.#config)
  }
}

class ActorDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<unknown>>()

  /** Sent, not waited for: the first query follows on its heels. Had it failed, the commit would throw. */
  override async beginTransaction(connection: DatabaseConnection) {
    const actor = beginningActor.getStore()
    if (!actor) throw new Error('a transaction needs an actor')
    const begun = connection.executeQuery(CompiledQuery.raw(beginAs(actor)))
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }
  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection)
    await super.commitTransaction(connection)
  }
}

/** BEGIN and the settings travel in one message; values are checked because a simple query has no parameters. */
function beginAs(actor: Actor): string {
  if (actor.kind !== 'user') return 'begin'
  if (!/^[0-9a-f-]{36}$/.test(actor.id) || !/^[a-z]+$/.test(actor.role)) throw new Error('malformed actor')
  return `begin; set local app.user_id = '${actor.id}'; set local app.role = '${actor.role}'`
}

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
