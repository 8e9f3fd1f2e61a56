// A Docker Engine of the test's own in a network namespace of its own, and a second namespace beside it that plays the
// internet. No bridge, route or address of either appears in the machine's own namespace.
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { start } from '../../bin/processes.ts'
import { capture, execute } from './execute.ts'

/** TEST-NET-2: addresses that no real network has. */
export const addresses = {
  server: '198.51.100.1',
  clients: ['198.51.100.10', '198.51.100.11'],
  relay: '198.51.100.20',
  storage: '198.51.100.30',
  names: '198.51.100.53',
} as const

export const namespaces = { host: 'tw-host', outside: 'tw-outside' }
const cgroup = 'tw-production'

const ip = (...args: string[]) => execute('ip', args)
export const inNamespace = (name: string, command: string[]) => [
  'nsenter',
  `--net=/run/netns/${name}`,
  ...command,
]

export async function startEngine(directory: string) {
  const present = (await capture('ip', ['netns', 'list'])).split('\n').map((line) => line.split(' ')[0])
  if (Object.values(namespaces).some((name) => present.includes(name)))
    throw new Error(`namespace ${namespaces.host} exists: is another production test running?`)
  for (const name of Object.values(namespaces)) {
    await ip('netns', 'add', name)
    await ip('-n', name, 'link', 'set', 'lo', 'up')
  }
  await ip(
    '-n',
    namespaces.host,
    'link',
    'add',
    'internet',
    'type',
    'veth',
    'peer',
    'name',
    'internet',
    'netns',
    namespaces.outside,
  )
  const outside = [...addresses.clients, addresses.relay, addresses.storage, addresses.names]
  for (const [name, list] of [
    [namespaces.host, [addresses.server]],
    [namespaces.outside, outside],
  ] as const) {
    for (const address of list) await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'internet')
    await ip('-n', name, 'link', 'set', 'internet', 'up')
  }
  // A route for everything, as on a server; it ends in the other namespace.
  await ip('-n', namespaces.host, 'route', 'add', 'default', 'via', addresses.names)

  // Without a share of their own, all containers together get as much of a busy machine as one process.
  const group = '/sys/fs/cgroup/cpu'
  if (existsSync(group)) {
    await mkdir(join(group, cgroup), { recursive: true })
    await writeFile(join(group, cgroup, 'cpu.shares'), '30720')
  }
  await mkdir(directory, { recursive: true })
  const socket = join(directory, 'docker.sock')
  const host = `unix://${socket}`
  const daemon = start(
    'dockerd',
    inNamespace(namespaces.host, [
      'dockerd',
      '--host',
      host,
      '--data-root',
      join(directory, 'data'),
      '--exec-root',
      join(directory, 'exec'),
      '--pidfile',
      join(directory, 'pid'),
      '--dns',
      addresses.names,
      '--cgroup-parent',
      cgroup,
      '--log-level',
      'warn',
    ]),
    { directory },
  )
  const docker = (...args: string[]) => execute('docker', args, { env: { DOCKER_HOST: host } })
  for (
    let tries = 0;
    !(await docker('version').then(
      () => true,
      () => false,
    ));
    tries += 1
  ) {
    if (tries > 100 || daemon.child.exitCode !== null)
      throw new Error(`dockerd did not start: ${directory}/dockerd.log`)
    await setTimeout(300)
  }
  return {
    host,
    docker,
    async stop() {
      await daemon.stop()
      await clearEngine(directory)
    },
  }
}

/** Everything that a stopped, or killed, engine leaves behind. */
export async function clearEngine(directory: string): Promise<void> {
  for (const name of Object.values(namespaces)) await ip('netns', 'delete', name).catch(() => {})
  const mounts = (await capture('findmnt', ['--list', '--noheadings', '--output', 'TARGET'])).split('\n')
  for (const mount of mounts.filter((target) => target.startsWith(`${directory}/`)).toReversed())
    await execute('umount', ['--lazy', mount]).catch(() => {})
  for (const controller of await readdir('/sys/fs/cgroup')) {
    const path = join('/sys/fs/cgroup', controller, cgroup)
    if (existsSync(path)) await rmdir(path).catch(() => {})
  }
  await rm(directory, { recursive: true, force: true })
}

/** The build that is started, and the one that it is renewed to. */
export const versions = ['test-1', 'test-2'] as const
