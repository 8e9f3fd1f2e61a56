// `pnpm payments:chaos`: payments of every fate at both stand-in gateways. Their events arrive three times, 16 at once, shuffled,
// while API processes and workers are killed; then reconciliation. Compares with the gateways' ledgers, into a dated report.
// `--payments 1000` for each run, `--seeds 20` runs, `--seed n` repeats one of them; `--port` is the first of five.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { run } from '../bin/processes.ts'
import { fates } from './chaos-fates.ts'
import { runChaos, type ChaosResult } from './chaos-run.ts'

const { values: options } = parseArgs({
  options: {
    payments: { type: 'string', default: '1000' },
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string' },
    port: { type: 'string', default: '8391' },
  },
})
const payments = Number(options.payments)
const day = new Date().toISOString().slice(0, 10)
const first = Number(day.replaceAll('-', '')) * 100
const seeds =
  options.seed === undefined
    ? Array.from({ length: Number(options.seeds) }, (_each, n) => first + n)
    : [Number(options.seed)]

const number = (value: number) => value.toLocaleString('en-IN')
const columns: Record<string, (result: ChaosResult) => string | number> = {
  Seed: ({ seed }) => seed,
  Payments: (result) => number(result.payments),
  Deliveries: ({ deliveries }) => number(deliveries),
  'Not answered 200': ({ refused }) => number(refused),
  'Events lost': ({ lost }) => number(lost),
  'API kills': ({ killed }) => killed['api-1'] + killed['api-2'],
  'Worker kills': ({ killed }) => killed['worker-1'] + killed['worker-2'],
  Credits: ({ credits }) => number(credits),
  'Sum, paise': ({ paise }) => number(paise),
  'Gateways’ sum, paise': ({ gatewayPaise }) => number(gatewayPaise),
  Receipts: ({ receipts }) => number(receipts),
  'Mails sent twice': ({ doubleMails }) => doubleMails,
  Seconds: ({ seconds }) => seconds,
  Mistakes: ({ mistakes }) => mistakes.length,
}

const results: ChaosResult[] = []
for (const seed of seeds) {
  console.log(`seed ${seed}`)
  const result = await runChaos({
    payments,
    seed,
    firstPort: Number(options.port),
    // Each start takes a process seconds of a processor.
    killEvery: Math.max(40, payments),
    kills: 2,
  })
  results.push(result)
  const { mistakes, ...figures } = result
  console.log(`${JSON.stringify(figures)}, ${mistakes.length} mistakes`)
  for (const mistake of mistakes.slice(0, 20)) console.log(mistake)
  if (mistakes.length > 0) process.exitCode = 1
  if (options.seed === undefined) await writeReport()
}

async function writeReport(): Promise<void> {
  const path = `docs/reports/payments-chaos-${day}.md`
  await writeFile(path, report())
  await run('prettier', ['pnpm', 'exec', 'prettier', '--write', '--log-level', 'warn', path])
}

function report(): string {
  const table = results.map((result) => Object.values(columns).map((cell) => cell(result)))
  const lines = [Object.keys(columns), Object.keys(columns).map(() => '---:'), ...table]
  const mistakes = results.flatMap((result) => result.mistakes)
  return `# Payments under chaos

${day}, by \`pnpm payments:chaos\`: ${payments} payments in each run, half at Stripe and half at Razorpay (stand-ins), by real API processes
(two) and two workers. Each event is delivered three times by 16 senders in an order given by the seed, twice in its turn and once
after everything else; five in a hundred never arrive. Browsers return as well. Meanwhile one process after the other is killed
with SIGKILL and started again. Then reconciliation runs in both workers at the same time.

Fates: ${Object.keys(fates).join('; ')}.

A run is right when each payment has the amount of the gateway's ledger and the status of its fate, the sums of payments,
projects, organisations and months equal the sums of movements, each credit has one receipt, receipts are numbered
without gaps and were mailed, and nothing was parked or given up.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
${
  mistakes.length > 0
    ? `\n${mistakes
        .slice(0, 50)
        .map((each) => `- ${each}`)
        .join('\n')}\n`
    : ''
}`
}
