// `pnpm newsletter:load`: one issue to 10,000 addresses while the relay fails and workers are killed, into a dated report.
// `--addresses 10000`, `--kills 3`, `--cuts 4`, `--port` is the first of four.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { run } from '../bin/processes.ts'
import { runNewsletter } from './newsletter-run.ts'

const { values: options } = parseArgs({
  options: {
    addresses: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '3' },
    cuts: { type: 'string', default: '4' },
    port: { type: 'string', default: '8411' },
  },
})
const result = await runNewsletter({
  addresses: Number(options.addresses),
  kills: Number(options.kills),
  cuts: Number(options.cuts),
  firstPort: Number(options.port),
  mailsPerSecond: 1_000,
})
const number = (value: number) => value.toLocaleString('en-IN')
const day = new Date().toISOString().slice(0, 10)
const file = `docs/reports/newsletter-${day}.md`
const facts: [string, number][] = [
  ['Addresses', result.addresses],
  ['Sent, by our counts', result.sent],
  ['Different mails at the relay (Message-ID)', result.distinct],
  ['Lost', result.lost],
  ['Copies beyond the first', result.doubles],
  ['Tries of unknown outcome on record', result.uncertain],
  ['Refused for good by the relay (550)', result.refused],
  ['Asked to try later, then sent (451)', result.deferred],
  ['Pressed Unsubscribe while it was sent', result.clicked],
  ['Not mailed because of that', result.unsubscribed],
  ['Times both workers were killed with SIGKILL', result.kills],
  ['Times the line to the relay was cut', result.cuts],
  ['Mails while it was paused', result.mailsWhilePaused],
  ['Seconds', result.seconds],
  ['Mistakes', result.mistakes.length],
]
await writeFile(
  file,
  `# Newsletter to ${number(result.addresses)} addresses, ${day}

\`pnpm newsletter:load\`: one API process, two workers, a real SMTP server behind a line that is cut. One address in a hundred is
refused for good, one is asked to try later, one person in a hundred unsubscribes by one click while the issue is sent. It is paused
and resumed once. Workers are killed with SIGKILL and started again.

A run passes when every recipient who was neither refused nor unsubscribed got the mail, no recipient got two different ones, each
copy beyond the first is on record as a try of unknown outcome (decision 7), no mail was sent after unsubscribing, and the counts
are those of the relay.

| What | Count |
| --- | ---: |
${facts.map(([what, count]) => `| ${what} | ${number(count)} |`).join('\n')}
${result.mistakes.map((mistake) => `\n- ${mistake}`).join('')}
`,
)
await run('prettier', ['pnpm', 'exec', 'prettier', '--write', '--log-level', 'warn', file])
console.log(JSON.stringify(result))
if (result.mistakes.length > 0) process.exitCode = 1
