import { setTimeout } from 'node:timers/promises'
import { seeded, shuffle } from '../bin/stand-in-gateways/webhooks.ts'
import { checkOutcome, type Outcome } from './chaos-checks.ts'
import { rounds, stepsOf, type Subject } from './chaos-fates.ts'
import { createPayer } from './chaos-payers.ts'
import { startChaosSystem, type ChaosSystem, type Victim } from './chaos-system.ts'

type Options = {
  payments: number
  /** The first of five ports in a row. */
  firstPort: number
  seed: number
  /** Deliveries from one kill to the next. */
  killEvery: number
  /** At least this often each process is killed. */
  kills: number
}
export type ChaosResult = Outcome & {
  seed: number
  payments: number
  deliveries: number
  refused: number
  killed: Record<Victim, number>
  lost: number
  doubleMails: number
  seconds: number
}

const parallel = 16
/** Percentage of lost events, which reconciliation has to make up for. */
const lostOfHundred = 5
const queues = ['payments.read-gateway', 'payments.issue-receipt', 'payments.mail-receipt']

/** Payments of every fate whose events arrive three times in any order while processes are killed, then reconciliation. */
export async function runChaos({
  payments,
  seed,
  firstPort,
  killEvery,
  kills,
}: Options): Promise<ChaosResult> {
  const started = Date.now()
  const note = (what: string) => console.log(`${Math.round((Date.now() - started) / 1000)} s: ${what}`)
  const system = await startChaosSystem(firstPort)
  try {
    const payer = await createPayer(system)
    const subjects: Subject[] = []
    for (const gateway of ['stripe', 'razorpay'] as const) {
      await payer.prefer(gateway)
      const share = gateway === 'stripe' ? Math.ceil(payments / 2) : Math.floor(payments / 2)
      const indexes = Array.from({ length: share }, (_each, n) => n)
      await inParallel(indexes, async (index) => void subjects.push(await payer.open(gateway, index)))
    }
    note(`${subjects.length} pages are open`)
    const killer = startKiller(system, seed, killEvery)
    const events = holdEvents(system, seeded(seed))
    await inParallel(shuffle(subjects, seed), (subject) => payer.pay(subject))
    await events.deliver(seed)
    note('all have been paid, failed or left')
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of shuffle(subjects, seed + round + 1))
        stepsOf(subject.fate)[round]?.(system.gateways[subject.gateway], subject)
      await events.deliver(seed + round + 1)
    }
    await events.deliverAgain(seed)
    note('every event has arrived three times')
    await killer.atLeast(kills)
    note(`killed ${JSON.stringify(killer.killed)}`)
    await finishJobs(system)
    note('all jobs are done')
    await reconcile(system)
    await finishJobs(system)
    note('reconciled')
    return {
      seed,
      payments,
      ...events.counts(),
      killed: killer.killed,
      ...(await checkOutcome(system, subjects)),
      doubleMails: system.relay.mails.length - new Set(system.relay.mails.map((mail) => mail.messageId)).size,
      seconds: Math.round((Date.now() - started) / 1000),
    }
  } finally {
    await system.stop()
  }
}

/** Each event is delivered twice in its round and once more at the end, after newer events. */
function holdEvents({ gateways }: ChaosSystem, random: () => number) {
  const all = Object.values(gateways).map(({ webhooks }) => ({ webhooks, delivered: [...webhooks.held] }))
  let deliveries = 0
  let lost = 0
  const send = async (seed: number, copies: number) => {
    const counts = await Promise.all(
      all.map(({ webhooks }) => webhooks.release({ copies, parallel: parallel / all.length, seed })),
    )
    deliveries += counts.reduce((sum, count) => sum + count, 0)
  }
  return {
    async deliver(seed: number) {
      for (const { webhooks, delivered } of all) {
        const arriving = webhooks.held.filter(() => random() * 100 >= lostOfHundred)
        lost += webhooks.held.length - arriving.length
        webhooks.held.splice(0, Infinity, ...arriving)
        delivered.push(...arriving)
      }
      await send(seed, 2)
    },
    async deliverAgain(seed: number) {
      for (const { webhooks, delivered } of all) webhooks.held.push(...delivered)
      await send(seed, 1)
    },
    counts: () => ({
      deliveries,
      lost,
      refused: all.flatMap(({ webhooks }) => webhooks.answered).filter(({ status }) => status !== 200).length,
    }),
  }
}

/** Kills one process after the other while events arrive, the next one as soon as the last is back. */
function startKiller(system: ChaosSystem, seed: number, every: number) {
  const victims = shuffle([...system.victims], seed)
  const killed = Object.fromEntries(victims.map((victim) => [victim, 0])) as Record<Victim, number>
  let turn = 0
  let killing: Promise<void> | null = null
  const kill = async (victim: Victim) => {
    await system.kill(victim)
    killed[victim] += 1
  }
  system.onDelivery((count) => {
    if (killing || count % every !== 0) return
    const victim = victims[(turn += 1) % victims.length] ?? 'worker-1'
    killing = kill(victim).finally(() => (killing = null))
  })
  return {
    killed,
    /** Kills the processes that weren't killed yet while the last events are processed. */
    async atLeast(times: number) {
      await killing
      for (const victim of victims) while (killed[victim] < times) await kill(victim)
    },
  }
}

/** Everything that waits is worked off, also what a killed worker left behind. */
async function finishJobs({ rows }: ChaosSystem, names = queues): Promise<void> {
  const deadline = Date.now() + 30 * 60_000
  for (;;) {
    // An event about an unknown object is tried again after a minute.
    await rows(
      `update pgboss.job set start_after = now() where name = any($1) and state = 'created' and start_after > now()`,
      [names],
    )
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')`,
      [names],
    )
    if (count === 0) return
    if (Date.now() > deadline) throw new Error(`${count} jobs are still waiting`)
    await setTimeout(500)
  }
}

/** As at every quarter of an hour, by both workers at the same time. */
async function reconcile(system: ChaosSystem): Promise<void> {
  await system.rows(
    `insert into pgboss.job (id, name, data, retry_limit, expire_seconds)
     select gen_random_uuid(), name, '{"request_id": null, "payload": {}}', retry_limit, expire_seconds
     from pgboss.queue, generate_series(1, 2) where name = 'payments.reconcile'`,
  )
  await finishJobs(system, ['payments.reconcile'])
}

async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const one = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: parallel }, one))
}
