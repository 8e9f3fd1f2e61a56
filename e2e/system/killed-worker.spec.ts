import { expect, test } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { startSystem } from '../../bin/system.ts'
import { contactClient } from './contact-client.ts'
import { lookInto, startRedis } from './parts.ts'
import { startRelay } from './relay.ts'

// 50 by `pnpm faults`.
const rounds = Number(process.env['WORKER_KILLS'] ?? 8)

/** The same kill times in every run. */
function seededMoments(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

test('a worker killed repeatedly: always one Message-ID for each mail in the end, duplicates explained', async () => {
  test.setTimeout(300_000)
  const relay = await startRelay(8330)
  const redis = await startRedis(8302)
  const system = await startSystem({
    name: 'killed_worker',
    edgePort: 8320,
    firstPort: 8321,
    redisUrl: redis.url,
    smtpUrl: relay.url,
    fresh: true,
  })
  await system.ready()
  const look = lookInto(system.database)
  const send = await contactClient(system.origin)
  const random = seededMoments(20261115)
  let afterAccept = 0

  for (let round = 0; round < rounds; round += 1) {
    await system.workerReady()
    const accepted = relay.nextAccepted()
    expect((await send(`person${round}@client.example`)).status).toBe(201)
    if (random() < 0.5) {
      // Right after the relay's 250, before or while the worker records it.
      await Promise.race([accepted, setTimeout(5_000)])
      if (random() < 0.5) await setTimeout(Math.floor(random() * 8))
      afterAccept += 1
    } else {
      await setTimeout(Math.floor(random() * 900))
    }
    await system.processes.worker.stop('SIGKILL')
    system.restartWorker()
  }

  const open = () =>
    look.rows(`select id from pgboss.job where name = 'contact.confirm-to-sender'
      and state <> 'completed'`)
  await expect.poll(async () => (await open()).length, { timeout: 120_000, intervals: [500] }).toBe(0)

  const contacts = await look.rows<{ jobs: string[] }>(`
    select array_agg(j.id::text) as jobs from contact_submissions c
    join pgboss.job j on j.data->'payload'->>'contact_id' = c.id::text group by c.id`)
  expect(contacts).toHaveLength(rounds)
  // The office is mailed by the clock.
  const confirmations = relay.accepted.filter(({ to }) => to.endsWith('@client.example'))
  const arrived = Map.groupBy(confirmations, (mail) => mail.messageId)
  expect(arrived.size).toBe(rounds)
  for (const { jobs } of contacts) {
    expect(jobs.map((id) => arrived.has(`<${id}@trusswell.example>`))).toEqual([true])
  }
  // Each copy beyond the first is recorded as an attempt with an unknown outcome.
  const deliveries = await look.rows<{ id: string; uncertain: number }>(
    'select id, uncertain from mail_deliveries',
  )
  const uncertainOf = new Map(deliveries.map(({ id, uncertain }) => [`<${id}@trusswell.example>`, uncertain]))
  let doubles = 0
  for (const [messageId, copies] of arrived) {
    doubles += copies.length - 1
    expect(copies.length - 1).toBeLessThanOrEqual(uncertainOf.get(messageId) ?? 0)
  }
  const uncertain = deliveries.reduce((sum, delivery) => sum + delivery.uncertain, 0)
  const report = {
    kills: rounds,
    kills_right_after_250: afterAccept,
    messages: rounds,
    distinct_message_ids: arrived.size,
    doubles,
    tries_of_unknown_outcome: uncertain,
    cause: 'killed between the 250 of the relay and the record of it',
  }
  await mkdir('reports', { recursive: true })
  await writeFile('reports/killed-worker.json', JSON.stringify(report, null, 2))
  console.log(JSON.stringify(report))

  await look.close()
  await system.stop()
  await relay.close()
  await redis.stop()
})
