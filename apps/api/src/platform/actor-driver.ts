import type { Actor, Person } from '@trusswell/domain/actor.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'

/** The actor of the read or transaction that is being started. */
export const currentActor = new AsyncLocalStorage<Actor>()

type Mode = 'transaction' | 'read'

/** PostgreSQL through a pool whose every statement runs with an actor's settings (see row-level security). */
export function actorDialect(pool: pg.Pool, mode: Mode): Dialect {
  return {
    createDriver: () => (mode === 'read' ? new ReadDriver(pool) : new TransactionDriver(pool)),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}

class Connection implements DatabaseConnection {
  readonly client: pg.PoolClient
  /** Resolves when the BEGIN of the running transaction has been answered. */
  begun: Promise<unknown> = Promise.resolve()

  constructor(client: pg.PoolClient) {
    this.client = client
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return toKyselyResult<Row>(await this.client.query(named(query)))
  }
  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('streaming is not supported; read in pages')
  }
}

class ReadConnection extends Connection {
  override async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return toKyselyResult<Row>(await readAs(this.client, requireActor(), query))
    } catch (error) {
      // The original stack ends at the socket; a new one includes the caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

abstract class PoolDriver implements Driver {
  readonly pool: pg.Pool
  constructor(pool: pg.Pool) {
    this.pool = pool
  }
  async init() {}
  abstract acquireConnection(): Promise<Connection>
  abstract beginTransaction(connection: Connection): Promise<void>
  abstract commitTransaction(connection: Connection): Promise<void>
  abstract rollbackTransaction(connection: Connection): Promise<void>
  async releaseConnection(connection: Connection) {
    connection.client.release()
  }
  async destroy() {}
}

class TransactionDriver extends PoolDriver {
  async acquireConnection() {
    return new Connection(await this.pool.connect())
  }
  /** Sent without waiting, so that the first query follows at once; the commit throws if it failed. */
  async beginTransaction(connection: Connection) {
    connection.begun = connection.client.query(begin('begin', requireActor()))
    connection.begun.catch(() => {})
  }
  async commitTransaction(connection: Connection) {
    await connection.begun
    const failure = notCommitted(await connection.client.query('commit'))
    if (failure) throw failure
  }
  async rollbackTransaction(connection: Connection) {
    await connection.client.query('rollback')
  }
}

class ReadDriver extends PoolDriver {
  async acquireConnection() {
    return new ReadConnection(await this.pool.connect())
  }
  async beginTransaction() {
    throw new Error('a read has no transaction; use db.as')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
}

/**
 * One statement in a read-only transaction of its own. The three messages are sent without waiting in between. If the
 * first one fails, the statement has run without an actor, and its rows must not be used; if the statement fails,
 * COMMIT answers ROLLBACK without an error. So all three are awaited, and any failure is thrown. Callbacks, because
 * pg makes two promises for each message without one.
 */
function readAs(client: pg.PoolClient, actor: Actor, query: CompiledQuery): Promise<pg.QueryResult> {
  const [start, statement] = [begin('begin read only', actor), named(query)]
  return new Promise((resolve, reject) => {
    let failure: Error | undefined
    let waiting = 3
    let rows: pg.QueryResult
    const settle = (error: Error | undefined) => {
      failure ??= error
      if ((waiting -= 1) > 0) return
      if (failure) reject(failure)
      else resolve(rows)
    }
    client.query(start, settle)
    client.query(statement, (error, result) => {
      rows = result
      settle(error)
    })
    client.query('commit', (error, result) => settle(error ?? notCommitted(result)))
  })
}

const notCommitted = ({ command }: pg.QueryResult) =>
  command === 'COMMIT' ? undefined : new Error(`the transaction ended with ${command}`)

function requireActor(): Actor {
  const actor = currentActor.getStore()
  if (!actor) throw new Error('a query needs an actor')
  return actor
}

type Setting = { name: string; pattern: RegExp; of: (person: Person) => string | undefined }

/** All that the policies know of an actor. */
const settings: readonly Setting[] = [
  { name: 'app.user_id', pattern: /^[0-9a-f-]{36}$/, of: ({ id }) => id },
  { name: 'app.role', pattern: /^[a-z]+$/, of: ({ role }) => role },
  { name: 'app.organisation_id', pattern: /^[0-9a-f-]{36}$/, of: ({ organisation }) => organisation?.id },
  { name: 'app.organisation_role', pattern: /^[a-z]+$/, of: ({ organisation }) => organisation?.role },
]

/** The values are checked, because a simple query takes no parameters. */
export function settingsOf(actor: Actor): { name: string; value: string }[] {
  if (actor.kind !== 'user') return []
  return settings.flatMap(({ name, pattern, of }) => {
    const value = of(actor)
    if (value === undefined) return []
    if (!pattern.test(value)) throw new Error(`malformed ${name}`)
    return [{ name, value }]
  })
}

/** BEGIN and the settings as one message. */
const begin = (start: string, actor: Actor): string =>
  [start, ...settingsOf(actor).map(({ name, value }) => `set local ${name} = '${value}'`)].join('; ')

/** Named statements are parsed and planned once per connection: half of PostgreSQL's work saved. */
function named({ sql, parameters }: CompiledQuery): pg.QueryConfig {
  return parameters.length > 0 ? { name: nameOf(sql), text: sql, values: [...parameters] } : { text: sql }
}

const names = new Map<string, string>()
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

function toKyselyResult<Row>({ command, rowCount, rows }: pg.QueryResult): QueryResult<Row> {
  const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
  return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}
