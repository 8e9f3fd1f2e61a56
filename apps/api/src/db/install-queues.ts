import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { deadLetters, queueOptions } from '../platform/queue.ts'

/** The queue's own tables belong to the owner; the processes only read and write rows. What a job carries is read by the worker alone. */
export async function installQueues(ownerUrl: string, names: string[]): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 1 })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
  if (!existing.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 90 * 24 * 3_600 })
  for (const name of names) {
    if (existing.has(name)) await boss.updateQueue(name, queueOptions)
    else await boss.createQueue(name, queueOptions)
  }
  await boss.stop({ graceful: false })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(grants)
  await client.end()
}

const grants = `
  grant usage on schema pgboss to trusswell_app, trusswell_identity, trusswell_worker;
  grant select, insert, update, delete on all tables in schema pgboss to trusswell_worker;
  revoke execute on all functions in schema pgboss from public;
  grant execute on all functions in schema pgboss to trusswell_worker, trusswell_app, trusswell_identity;
  revoke all on all tables in schema pgboss from trusswell_app, trusswell_identity;
  grant select on pgboss.queue, pgboss.version to trusswell_app, trusswell_identity;
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common to trusswell_app, trusswell_identity;`
