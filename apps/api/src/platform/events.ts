import type { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Tx } from './database.ts'
import { enqueue, type QueueDefinitions } from './queue.ts'

/** An application event. The emitter doesn't know which queues handle it. */
export type AppEvent<Payload extends object> = { name: string; payload: z.ZodType<Payload> }

export const defineEvent = <Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
): AppEvent<Payload> => ({ name, payload })

/** A queue with one job for each of these events. */
export const queueOn = <Payload extends object>(
  event: AppEvent<Payload>,
  ...others: AppEvent<NoInfer<Payload>>[]
) => ({ payload: event.payload, on: [event, ...others].map(({ name }) => name) })

export type Emit = <Payload extends object>(
  tx: Tx,
  event: AppEvent<Payload>,
  payload: NoInfer<Payload>,
  /** The same id a second time adds nothing. */
  options?: { afterSeconds?: number; id?: string },
) => Promise<void>

/** `emit(tx, event, payload)`: one job for each subscriber, in the caller's transaction. */
export function createEmit(boss: PgBoss, queues: QueueDefinitions): Emit {
  const subscribers = Map.groupBy(
    Object.entries(queues).flatMap(([queue, { on = [] }]) => on.map((event) => ({ event, queue }))),
    ({ event }) => event,
  )
  return async (tx, { name }, payload, options) => {
    const taking = subscribers.get(name)
    if (!taking) throw new Error(`no queue takes the event ${name}`)
    for (const { queue } of taking) await enqueue(boss, tx, queue, payload, options)
  }
}
