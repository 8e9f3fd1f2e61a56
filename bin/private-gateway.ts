// A local S3 gateway: Ceph's, with a monitor and one store in memory. Its data is lost when it stops.
import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { start, type Started } from './processes.ts'

const cluster = '3d9e0f0e-3d7c-4c6a-9f3e-0f3b6c9a7d11'
const store = '5b0f2f7c-64a4-4a30-8a0e-6a4a8f6a2c55'
const port = 7490
// With its protocol, because Ceph tries both on a port that it doesn't know.
const monitor = '[v1:127.0.0.1:6790]'
/** Seconds for each part of the start; a busy machine needs most of a minute for one. */
const patience = 240

/** Removes the settings of a real S3 account, which SDKs and rclone would take from the environment. */
export function clearS3Settings(): void {
  for (const name of Object.keys(process.env))
    if (/^(AWS|RCLONE|CEPH)_/.test(name)) Reflect.deleteProperty(process.env, name)
}

export async function startGateway(directory: string, address = '127.0.0.1') {
  await rm(directory, { recursive: true, force: true })
  for (const each of ['mon', 'osd']) await mkdir(join(directory, each), { recursive: true })
  const conf = join(directory, 'ceph.conf')
  await writeFile(conf, configuration(directory, address))
  const daemons: Started[] = []
  // A caller that is interrupted leaves none of them behind.
  process.once('exit', () => daemons.forEach(({ child }) => child.kill('SIGKILL')))
  const stop = async () => {
    for (const daemon of daemons.toReversed()) await daemon.stop('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
  const keys = { accessKeyId: 'files', secretAccessKey: 'a secret that opens nothing else' }
  const endpoint = `http://${address}:${port}`
  try {
    await startDaemons(directory, conf, daemons, keys)
    await until('the gateway', daemons, async () => (await fetch(endpoint)).ok)
  } catch (error) {
    const logs = await endOfLogs(directory)
    await stop()
    throw new Error(`the S3 gateway did not start: ${String(error)}\n${logs}`, { cause: error })
  }
  return { endpoint, ...keys, stop }
}

type Keys = { accessKeyId: string; secretAccessKey: string }

async function startDaemons(directory: string, conf: string, daemons: Started[], keys: Keys): Promise<void> {
  const call = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, ['-c', conf, ...args], { timeout: patience * 1000 })).stdout
  const ceph = (...args: string[]) => call('ceph', '--connect-timeout', '10', ...args)
  const launch = (program: string, ...args: string[]) =>
    daemons.push(start(program, [program, '-c', conf, '-f', ...args], { directory }))

  const map = join(directory, 'monmap')
  await call('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', monitor, map)
  await call('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
  launch('ceph-mon', '-i', 'a')
  await until('the monitor', daemons, async () => /osds/.test(await ceph('osd', 'stat')))
  await ceph('osd', 'new', store, '0')
  await ceph('osd', 'crush', 'add', 'osd.0', '1', 'root=default')
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store)
  launch('ceph-osd', '-i', '0')
  await until('the store', daemons, async () => /1 up/.test(await ceph('osd', 'stat')))
  const named = ['--uid', 'files', '--display-name', 'files']
  const given = ['--access-key', keys.accessKeyId, '--secret', keys.secretAccessKey]
  await call('radosgw-admin', 'user', 'create', ...named, ...given)
  launch('radosgw', '-n', 'client.rgw')
}

async function until(what: string, daemons: Started[], isReady: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patience * 1000
  for (let last: unknown; ; await setTimeout(500)) {
    const ended = daemons.find(({ child }) => child.exitCode !== null || child.signalCode !== null)
    if (ended) throw new Error(`${ended.name} ended with ${ended.child.exitCode ?? ended.child.signalCode}`)
    try {
      if (await isReady()) return
    } catch (error) {
      last = error
    }
    if (Date.now() > deadline) throw new Error(`${what} was not ready within ${patience} s`, { cause: last })
  }
}

async function endOfLogs(directory: string): Promise<string> {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.log'))
  const ends = await Promise.all(
    files.map(async (name) => {
      const lines = (await readFile(join(directory, name), 'utf8')).trimEnd().split('\n')
      return [`--- ${name}`, ...lines.slice(-25)].join('\n')
    }),
  )
  return ends.join('\n')
}

const configuration = (directory: string, address: string) => `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
run dir = ${directory}
admin socket = ${directory}/$name.asok
log file = ${directory}/$name.log
[mon.a]
mon data = ${directory}/mon
[osd.0]
# Placed beforehand, because a store that requests its place before it has the cluster's id is refused and exits.
osd crush update on start = false
osd class update on start = false
osd objectstore = memstore
osd data = ${directory}/osd
[client.rgw]
rgw frontends = beast endpoint=${address}:${port}
`
