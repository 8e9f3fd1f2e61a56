// `pnpm bench:webhooks`: how long other requests take while 100 webhooks a second arrive with a wrong signature, compared with
// those before and after in the same run, into a dated report. Fails above twice the time, or when anything was stored.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../bin/processes.ts'
import { startChaosSystem } from './chaos-system.ts'

const turns = 6
const turnMs = 5_000
const perSecond = 100
const most = 2
const body = JSON.stringify({ event: 'payment.captured', filler: 'x'.repeat(1_500) })

const system = await startChaosSystem(8431)
const [origin = ''] = system.origins
/** How many webhooks were answered with which status. */
const answered = new Map<number, number>()
let floodSeconds = 0
try {
  const quiet: number[] = []
  const flooded: number[] = []
  await probe(2_000)
  const cpu = { quiet: 0, flooded: 0 }
  for (let turn = 0; turn < turns; turn += 1) {
    const began = await cpuSeconds()
    quiet.push(...(await probe(turnMs)))
    const between = await cpuSeconds()
    const flood = startFlood()
    flooded.push(...(await probe(turnMs)))
    await flood.stop()
    cpu.quiet += between - began
    cpu.flooded += (await cpuSeconds()) - between
  }
  const stored = await system.rows(`select 1 from payment_events union all select 1 from parked_events`)
  const ratio = median(flooded) / median(quiet)
  const sent = [...answered.values()].reduce((sum, count) => sum + count, 0)
  // The cost of a probe is measured in quiet turns; the rest is the cost of forged requests.
  const perProbe = cpu.quiet / quiet.length
  const msPerForged = ((cpu.flooded - flooded.length * perProbe) / sent) * 1_000
  const rate = sent / floodSeconds
  const isRight =
    ratio <= most && stored.length === 0 && answered.get(400) === sent && rate >= perSecond * 0.95
  console.log(
    JSON.stringify({
      ratio,
      msPerForged,
      msPerProbe: perProbe * 1_000,
      sent,
      rate,
      answers: Object.fromEntries(answered),
      stored: stored.length,
    }),
  )
  if (!isRight) process.exitCode = 1
  await report({ quiet, flooded, ratio, sent, rate, msPerForged, stored: stored.length })
} finally {
  await system.stop()
}

/** One request after the other, by a process of its own; how long each answer took. */
async function probe(ms: number): Promise<number[]> {
  const args = [join(import.meta.dirname, 'probe.ts'), `${origin}/api/jobs`, String(ms)]
  const probing = promisify(execFile)(process.execPath, args)
  // Its input stays open: it ends by itself.
  return JSON.parse((await probing).stdout) as number[]
}

/** Seconds of a processor that the API process has used so far. */
async function cpuSeconds(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total(?:{.*})? (\S+)/m.exec(text)?.[1])
}

function startFlood() {
  const underway = new Set<Promise<void>>()
  const began = performance.now()
  let due = 0
  const send = () => {
    const gateway = Math.random() < 0.5 ? 'stripe' : 'razorpay'
    const sending = fetch(`${origin}/api/webhooks/${gateway}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': 'evt_forged',
        'x-razorpay-signature': '0'.repeat(64),
        'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
      },
    })
      .then(async (answer) => {
        await answer.arrayBuffer()
        answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1)
      })
      .finally(() => underway.delete(sending))
    underway.add(sending)
  }
  // A timer that comes late sends what has become due meanwhile.
  const timer = setInterval(() => {
    for (; due < ((performance.now() - began) / 1_000) * perSecond; due += 1) send()
  }, 1_000 / perSecond)
  return {
    async stop() {
      clearInterval(timer)
      floodSeconds += (performance.now() - began) / 1_000
      await Promise.all(underway)
    },
  }
}

function median(times: number[], share = 0.5): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN
}

type Figures = {
  quiet: number[]
  flooded: number[]
  ratio: number
  sent: number
  rate: number
  msPerForged: number
  stored: number
}

async function report({ quiet, flooded, ratio, sent, rate, msPerForged, stored }: Figures): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const path = `docs/reports/webhooks-${day}.md`
  const row = (name: string, times: number[]) =>
    `| ${name} | ${times.length} | ${median(times).toFixed(1)} | ${median(times, 0.95).toFixed(1)} |`
  await writeFile(
    path,
    `# Forged webhooks

${day}, by \`pnpm bench:webhooks\`: one API process answers \`GET /api/jobs\`, one request after the other, for ${turns} turns of ${turnMs / 1000} seconds
without and ${turns} with ${perSecond} webhooks a second whose signature is wrong. ${sent} were sent, ${rate.toFixed(0)} a second, and answered: ${[...answered].map(([status, count]) => `${status} ${count} times`).join(', ')}.
Rows stored or parked: ${stored}. Median with the flood divided by the median without: ${ratio.toFixed(2)} (at most ${most}).
Each forged one took ${msPerForged.toFixed(2)} ms of the API's processor time.

| | Requests | Median, ms | 95 of 100 below, ms |
| --- | ---: | ---: | ---: |
${row('without', quiet)}
${row('with', flooded)}
`,
  )
  await run('prettier', ['pnpm', 'exec', 'prettier', '--write', '--log-level', 'warn', path])
}
