import { PgBoss, fromKysely } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Tx } from './database.ts'
import { newId } from './ids.ts'
import { currentRequestId } from './request-context.ts'

/** What a queue's jobs carry, the events that add them and, for those that run by the clock in Kolkata, when. */
export type QueueDefinitions = Record<string, { payload: z.ZodType; on?: readonly string[]; cron?: string }>

/** A queue that only its own module adds jobs to. */
export const queueOf = <Payload extends object>(payload: z.ZodType<Payload>) => ({ payload })

export const queueAt = (cron: string) => ({ payload: z.strictObject({}), cron })

/** What travels: the payload and the request that caused it. */
export type Envelope = { request_id: string | null; payload: unknown }

export const deadLetters = 'dead-letters'

/** Mail relays are down for minutes to hours: about 14 hours of tries before a person must look. */
export const queueOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Reconciling a thousand payments takes minutes. A killed worker is noticed by its heartbeat, long before this.
  expireInSeconds: 900,
  heartbeatSeconds: 10,
  deadLetter: deadLetters,
  notify: true,
  deleteAfterSeconds: 7 * 24 * 3_600,
  retentionSeconds: 14 * 24 * 3_600,
} as const

export function createBoss(url: string, logger: Logger, options: { supervise: boolean }): PgBoss {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'queue',
    max: options.supervise ? 4 : 1,
    migrate: false,
    createSchema: false,
    supervise: options.supervise,
    schedule: options.supervise,
    useListenNotify: options.supervise,
    // How soon a killed worker's job is noticed, besides its heartbeat.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    reindex: false, // needs ownership; see docs/runbooks/operate.md
  })
  boss.on('error', (error) => logger.error({ err: error }, 'queue'))
  return boss
}

/** Enqueues in the caller's transaction: what isn't committed isn't sent, what is committed is. */
export async function enqueue(
  boss: PgBoss,
  tx: Tx,
  queue: string,
  payload: object,
  /** The same id a second time adds nothing. */
  { id = newId(), afterSeconds = 0 }: { id?: string; afterSeconds?: number } = {},
): Promise<void> {
  const envelope: Envelope = { request_id: currentRequestId(), payload }
  await boss.send(queue, envelope, { id, db: fromKysely(tx), startAfter: afterSeconds })
}
