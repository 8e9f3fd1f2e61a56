// Checks from inside each container which services can be reached, and which must not be.
import assert from 'node:assert/strict'
import { addresses } from './engine.ts'
import { capture } from './execute.ts'
import type { composeProject } from './compose-project.ts'
import { report } from './steps.ts'

type Inspected = {
  State: { Pid: number; Running: boolean }
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> }
}

/** The port that each service listens on. */
const ports: Record<string, number> = {
  caddy: 443,
  edge: 8080,
  'api-1': 5002,
  'api-2': 5002,
  web: 3000,
  postgres: 5432,
  redis: 6379,
  clamav: 3310,
  worker: 5003,
}

const attempt = `
const { connect } = require('node:net')
const tries = JSON.parse(process.argv[1]).map(([name, host, port]) => new Promise((done) => {
  const socket = connect({ host, port, timeout: 3000 })
  const end = (reached) => { socket.destroy(); done([name, reached]) }
  socket.on('connect', () => end(true)).on('error', () => end(false)).on('timeout', () => end(false))
}))
Promise.all(tries).then((all) => console.log(JSON.stringify(all)))
`

export async function checkNetworks(project: ReturnType<typeof composeProject>): Promise<void> {
  const running = new Map<string, Inspected>()
  for (const name of Object.keys(project.file.services)) {
    const container = (await project.inspect(name)) as unknown as Inspected | null
    if (container?.State.Running) running.set(name, container)
  }
  let [reached, refused] = [0, 0]
  for (const [name, { State }] of running) {
    const targets = [...running]
      .filter(([other]) => other !== name && ports[other] !== undefined)
      .flatMap(([other, { NetworkSettings }]) =>
        Object.entries(NetworkSettings.Networks).map(([network, { IPAddress }]) => ({
          key: `${other} on ${network}`,
          other,
          network,
          target: [IPAddress, ports[other]] as const,
        })),
      )
    const outside = {
      key: 'the mail relay outside',
      other: '',
      network: '',
      target: [addresses.relay, 25] as const,
    }
    const argument = JSON.stringify([...targets, outside].map(({ key, target }) => [key, ...target]))
    // With this machine's Node, in the container's network: not every image has a program for it.
    const answer = await capture('nsenter', [
      `--net=/proc/${State.Pid}/ns/net`,
      process.execPath,
      '-e',
      attempt,
      argument,
    ])
    const results = new Map(JSON.parse(answer) as [string, boolean][])
    const own = Object.keys(project.file.services[name]?.networks ?? {}).map(project.scoped)
    // Listens on the loopback address only, so other containers can't reach it.
    const silent = new Set(['worker'])
    for (const { key, other, network } of targets) {
      const expected = own.includes(network)
      if (expected && silent.has(other)) continue
      assert.equal(results.get(key), expected, `${name} → ${key}: ${expected ? 'not reached' : 'reached'}`)
      if (expected) reached += 1
      else refused += 1
    }
    const isOpen = own.some(
      (network) => !project.file.networks[network.replace(`${project.file.name}_`, '')]?.internal,
    )
    assert.equal(results.get(outside.key), isOpen, `${name} → outside`)
    if (isOpen) reached += 1
    else refused += 1
  }
  assert.ok(reached > 5 && refused > 20, `${reached} reached, ${refused} refused`)
  report(`${reached} ways open, ${refused} closed`)
}
