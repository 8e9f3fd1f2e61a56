// An S3 gateway of our own: Ceph's, with a monitor and one store that lives in memory. What it is given is gone with it.
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { answers, start, type Started } from './processes.ts'

const cluster = '3d9e0f0e-3d7c-4c6a-9f3e-0f3b6c9a7d11'
const store = '5b0f2f7c-64a4-4a30-8a0e-6a4a8f6a2c55'
const [monitorPort, port] = [6790, 7490]

export async function startGateway(directory: string, address = '127.0.0.1') {
  await rm(directory, { recursive: true, force: true })
  for (const each of ['mon', 'osd']) await mkdir(join(directory, each), { recursive: true })
  const conf = join(directory, 'ceph.conf')
  await writeFile(conf, configuration(directory, address))
  const call = async (program: string, ...args: string[]) =>
    (await promisify(execFile)(program, ['-c', conf, ...args])).stdout
  const daemons: Started[] = []
  const launch = (program: string, ...args: string[]) =>
    daemons.push(start(program, [program, '-c', conf, '-f', ...args], { directory }))

  const map = join(directory, 'monmap')
  const monitor = `[v1:127.0.0.1:${monitorPort}]`
  await promisify(execFile)('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', monitor, map])
  await call('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
  launch('ceph-mon', '-i', 'a')
  await until(() => call('ceph', '--connect-timeout', '5', 'osd', 'stat'), /osds/)
  await call('ceph', 'osd', 'new', store, '0')
  await call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store)
  launch('ceph-osd', '-i', '0')
  await until(() => call('ceph', 'osd', 'stat'), /1 up/)
  const keys = { accessKeyId: 'files', secretAccessKey: 'a secret that opens nothing else' }
  const named = ['--uid', 'files', '--display-name', 'files']
  const given = ['--access-key', keys.accessKeyId, '--secret', keys.secretAccessKey]
  await call('radosgw-admin', 'user', 'create', ...named, ...given)
  launch('radosgw', '-n', 'client.rgw')
  const endpoint = `http://${address}:${port}`
  await answers(endpoint, 60)
  return {
    endpoint,
    ...keys,
    async stop() {
      for (const daemon of daemons.toReversed()) await daemon.stop('SIGKILL')
    },
  }
}

async function until(ask: () => Promise<string>, answer: RegExp): Promise<void> {
  for (let tries = 0; !answer.test(await ask().catch(() => '')); tries += 1) {
    if (tries > 60) throw new Error('the gateway did not start; its logs are beside ceph.conf')
    await setTimeout(500)
  }
}

const configuration = (directory: string, address: string) => `[global]
fsid = ${cluster}
mon host = 127.0.0.1:${monitorPort}
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
osd objectstore = memstore
osd data = ${directory}/osd
[client.rgw]
rgw frontends = beast endpoint=${address}:${port}
`
