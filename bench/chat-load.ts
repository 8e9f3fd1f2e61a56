// `pnpm bench:chat`: conversations with 5,000 sockets on one API process beside a bare broadcast with `ws`, with the same rooms
// and frames of the same size, one after the other, by seconds of a processor that each needs. Into a dated report. Fails when a
// bound is exceeded. `--sockets 5000 --rooms 10 --seconds 20 --rate 20`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isTaken, run, start } from '../bin/processes.ts'
import { measureSide, type Measured, type Side } from './chat-load-sockets.ts'
import { makeProjects } from './chat-people.ts'
import { inspectProcess } from './inspected-process.ts'
import { startKillableSystem } from './killable-system.ts'

const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '5000' },
    rooms: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '20' },
    port: { type: 'string', default: '8451' },
  },
})
const load = {
  sockets: Number(options.sockets),
  rooms: Number(options.rooms),
  seconds: Number(options.seconds),
  perSecond: Number(options.rate),
}
const firstPort = Number(options.port)
const inspectPorts = { ours: firstPort + 10, bare: firstPort + 11 }
const barePort = firstPort + 12
const day = new Date().toISOString().slice(0, 10)

const ours = await measureOurs()
const bare = await measureBare(ours.frameBytes)
const bounds = [
  ['Deliveries a second of processor time', ours.deliveriesPerCpu, bare.deliveriesPerCpu, 'at least', 0.7],
  ['Latency, 99 of 100 below, ms', ours.p99, bare.p99, 'at most', 3],
  ['Connects a second of processor time', ours.connectsPerCpu, bare.connectsPerCpu, 'at least', 0.25],
] as const
const mostKilobytes = 20
const isKept = (ratio: number, way: string, bound: number) =>
  way === 'at least' ? ratio >= bound : ratio <= bound
const rows = [
  ...bounds.map(([what, own, other, way, bound]) => {
    const isRight = isKept(own / other, way, bound)
    const ratio = `${(own / other).toFixed(2)} of bare`
    return [what, own.toFixed(1), other.toFixed(1), ratio, `${way} ${bound}`, isRight ? 'yes' : 'no']
  }),
  [
    'Memory of a socket, KB',
    ours.kilobytes.toFixed(1),
    bare.kilobytes.toFixed(1),
    '',
    `at most ${mostKilobytes}`,
    ours.kilobytes <= mostKilobytes ? 'yes' : 'no',
  ],
]
for (const row of rows) console.log(row.join(' | '))
console.log(JSON.stringify({ ours, bare }, null, 1))
if (rows.some((row) => row.at(-1) === 'no')) process.exitCode = 1
const path = `docs/reports/chat-load-${day}.md`
await writeFile(path, report())
await run('prettier', ['pnpm', 'exec', 'prettier', '--write', '--log-level', 'warn', path])

async function measureOurs(): Promise<Measured> {
  const system = await startKillableSystem({
    name: 'chat_load',
    firstPort,
    victims: ['api-1'],
    environmentOf: () => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPorts.ours}` }),
  })
  try {
    const [origin = ''] = system.origins
    // One person may have 30 sockets on a process.
    const projects = await makeProjects(system.rows, load.rooms, Math.ceil(load.sockets / load.rooms / 20))
    const logs = await system.rows<{ project_id: string; log_id: string }>(
      `select project_id, log_id from chat_rooms where audience = 'everyone'`,
    )
    const side: Side = {
      target(n) {
        const project = projects[n % projects.length]
        const person = project?.people[Math.floor(n / projects.length) % project.people.length]
        const url = `${origin.replace('http', 'ws')}/api/projects/${project?.id}/chat`
        return { url, headers: { cookie: person?.cookie ?? '', origin } }
      },
      hello(n) {
        const id = projects[n % projects.length]?.id ?? ''
        const log = logs.find(({ project_id }) => project_id === id)?.log_id
        return JSON.stringify({ t: 'hello', v: 1, log, after: 0 })
      },
      isGreeting: (text) => text.startsWith('{"t":"welcome"'),
      say: (text) => JSON.stringify({ t: 'send', cid: crypto.randomUUID(), text }),
      isEvent: (text) => text.startsWith('{"t":"events"'),
    }
    const process = await inspectProcess(system.pidOf('api-1'), inspectPorts.ours)
    const measured = await measureSide(side, process, load, 'x'.repeat(150))
    process.close()
    return measured
  } finally {
    await system.stop()
  }
}

async function measureBare(frameBytes: number): Promise<Measured> {
  const script = join(import.meta.dirname, 'bare-broadcast.ts')
  const inspect = `--inspect=127.0.0.1:${inspectPorts.bare}`
  const server = start('bare', [globalThis.process.execPath, inspect, script, String(barePort)])
  try {
    while (!(await isTaken(barePort))) await setTimeout(50)
    const side: Side = {
      target: (n) => ({ url: `ws://127.0.0.1:${barePort}/${n % load.rooms}`, headers: {} }),
      hello: () => null,
      isGreeting: (text) => text === 'welcome',
      say: (text) => text,
      isEvent: (text) => text.startsWith('|'),
    }
    const process = await inspectProcess(server.child.pid ?? 0, inspectPorts.bare)
    const measured = await measureSide(side, process, load, 'x'.repeat(Math.max(0, frameBytes - 20)))
    process.close()
    return measured
  } finally {
    await server.stop('SIGKILL')
  }
}

function report(): string {
  const profile = (shares: Measured['profiles']['traffic']) =>
    shares.map(({ name, percent }) => `| \`${name}\` | ${percent.toFixed(1)} |`).join('\n')
  return `# Conversations under load

${day}, by \`pnpm bench:chat\`: one API process with ${load.sockets} sockets in ${load.rooms} conversations, then a bare broadcast with \`ws\` with the same
rooms and frames of the same size (${ours.frameBytes} bytes). ${load.perSecond} messages a second for ${load.seconds} seconds; deliveries and connects are counted for each
second of a processor that the server used, so that other work on the machine counts little. Memory is what the process uses
after garbage was collected, with all sockets open, less what it used before.

| What | API | Bare | | Bound | Met |
| --- | ---: | ---: | --- | --- | --- |
${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}

Deliveries: ${ours.deliveries} and ${bare.deliveries}. Processor time of the API: ${ours.cpu.connect.toFixed(1)} s to connect, ${ours.cpu.traffic.toFixed(1)} s to deliver; of the bare
one ${bare.cpu.connect.toFixed(1)} s and ${bare.cpu.traffic.toFixed(1)} s. Latency, median: ${ours.p50.toFixed(1)} ms and ${bare.p50.toFixed(1)} ms.

## Where the API's time goes

While delivering, by function, without waiting:

| Function | % |
| --- | ---: |
${profile(ours.profiles.traffic)}

While connecting:

| Function | % |
| --- | ---: |
${profile(ours.profiles.connect)}
`
}
