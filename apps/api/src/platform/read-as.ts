import type { Actor } from '@trusswell/domain/actor.ts'
import pg from 'pg'

type Done = (error: Error | null | undefined, result: pg.QueryResult) => void
type Connection = {
  bind: (message: { statement: string; values: string[] }) => void
  execute: (message: object) => void
}
// What a query of pg does between being sent and being answered; not in its types.
const QueryParts = pg.Query as unknown as new (
  config: object,
  values: undefined,
  done: Done,
) => pg.Submittable & {
  prepare(connection: Connection): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

/** On every connection from its start, so that a read only has to bind it. */
export const actorStatement = {
  name: 'actor',
  text: `select set_config('app.user_id', $1, true), set_config('app.role', $2, true),
    set_config('transaction_read_only', 'on', true)`,
  values: ['', ''],
}

/**
 * One query under an actor in one message: the settings travel before it, and both are one transaction because
 * PostgreSQL ends it only at the Sync behind the query. Saves BEGIN, COMMIT and two waits.
 */
export class ReadAs extends QueryParts {
  readonly #actor: string[]
  #settled = false

  constructor(actor: Actor, config: { name: string; text: string; values: unknown[] }, done: Done) {
    super(config, undefined, done)
    this.#actor = actor.kind === 'user' ? [actor.id, actor.role] : ['', '']
  }
  override prepare(connection: Connection): void {
    connection.bind({ statement: actorStatement.name, values: this.#actor })
    connection.execute({})
    super.prepare(connection)
  }
  override handleDataRow(message: unknown): void {
    if (this.#settled) super.handleDataRow(message)
  }
  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#settled) super.handleCommandComplete(message, connection)
    this.#settled = true
  }
}
