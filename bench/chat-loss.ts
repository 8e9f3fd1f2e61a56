// `pnpm chat:loss`: people write, edit and delete in many tabs (the client of the web app) while sockets are cut, API processes
// killed and Redis stopped; then every tab is held against the database. Into a dated report. `--seeds 5` runs, `--seed n` repeats
// one of them, `--short` is the form that CI runs; `--port` is the first of three.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { run } from '../bin/processes.ts'
import { longRun, shortRun } from './chat-loss-forms.ts'
import { runChatLoss, type LossResult } from './chat-loss-run.ts'

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    port: { type: 'string', default: '8441' },
  },
})
const day = new Date().toISOString().slice(0, 10)
const first = Number(day.replaceAll('-', '')) * 100
const seeds =
  options.seed === undefined
    ? Array.from({ length: Number(options.seeds) }, (_each, n) => first + n)
    : [Number(options.seed)]
const form = options.short ? shortRun : longRun

const number = (value: number) => value.toLocaleString('en-IN')
const columns: Record<string, (result: LossResult) => string | number> = {
  Seed: ({ seed }) => seed,
  Events: ({ events }) => number(events),
  Messages: ({ messages }) => number(messages),
  'Edits and deletions': ({ changes }) => number(changes),
  'Sockets opened': ({ opened }) => number(opened),
  'Pages loaded again': ({ reloads }) => number(reloads),
  'Kills, any time': ({ killed }) => killed.any,
  'before publishing': ({ killed }) => killed.publish,
  'before the ack': ({ killed }) => killed.ack,
  'Settled after, ms': ({ settledMs }) => number(settledMs),
  'Last message, ms': ({ lastMs }) => number(lastMs),
  Seconds: ({ seconds }) => seconds,
  Mistakes: ({ mistakes }) => mistakes.length,
}

const results: LossResult[] = []
for (const seed of seeds) {
  console.log(`seed ${seed}`)
  const result = await runChatLoss({ ...form, firstPort: Number(options.port), seed })
  results.push(result)
  console.log(JSON.stringify({ ...result, mistakes: result.mistakes.length }))
  for (const mistake of result.mistakes.slice(0, 20)) console.log(mistake)
  if (result.mistakes.length > 0) process.exitCode = 1
  if (options.seed === undefined && !options.short) await writeReport()
}

async function writeReport(): Promise<void> {
  const path = `docs/reports/chat-loss-${day}.md`
  await writeFile(path, report())
  await run('prettier', ['pnpm', 'exec', 'prettier', '--write', '--log-level', 'warn', path])
}

function report(): string {
  const table = results.map((result) => Object.values(columns).map((cell) => cell(result)))
  const lines = [Object.keys(columns), Object.keys(columns).map(() => '---:'), ...table]
  const mistakes = results.flatMap((result) => result.mistakes.slice(0, 20))
  return `# Conversations under faults

${day}, by \`pnpm chat:loss\`: ${form.sockets} tabs in ${form.projects} projects, each with the chat client of the web app, behind two API processes.
People write, edit and delete ${form.eventsPerSecond} times a second for ${form.seconds} seconds; a fifth are edits and deletions. Each socket is cut about
every ${form.cutEverySeconds} seconds. Every ${form.killEverySeconds} seconds an API process is killed with SIGKILL: at any moment, after a commit and before the event is
published, and after a commit and before the ack. Redis is stopped for ${form.redisOutageSeconds} seconds. Pages are loaded again and scrolled back while
their messages are edited. A manager is taken off the team and back on, a reader doesn't read for a third of the time, a laptop
sleeps and wakes with its clock an hour on.

A run is right when every message in every tab has the text of the database, as it is and after everything older was loaded; what was
written is stored once, and acknowledged; each acknowledged change is in the log; logs have no holes; who was removed heard nothing
that came after; and the last message of each project reaches every tab within 3 seconds with Redis out of reach. Then the
database is put back to an earlier point under the open tabs, and they are compared again.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
${mistakes.length > 0 ? `\n${mistakes.map((each) => `- ${each}`).join('\n')}\n` : ''}`
}
