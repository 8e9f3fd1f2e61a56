// A local clamd with a single signature, EICAR's: for development, preview and tests. Production has the real
// ones (docs/runbooks/scan-files.md).
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** The standard test file; split in two parts, so that no scanner reports this source. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD'}-ANTIVIRUS-TEST-FILE!$H+H*`

/** Writes what clamd needs into the directory; returns its command and address. */
export async function privateClamd(directory: string): Promise<{ command: string[]; url: string }> {
  const at = resolve(directory)
  const socket = join(at, 'socket')
  await mkdir(join(at, 'signatures'), { recursive: true })
  await rm(socket, { force: true })
  await writeFile(
    join(at, 'signatures', 'eicar.ndb'),
    `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`,
  )
  const conf = join(at, 'clamd.conf')
  await writeFile(
    conf,
    `Foreground yes
DatabaseDirectory ${join(at, 'signatures')}
TemporaryDirectory ${at}
LocalSocket ${socket}
StreamMaxLength 10M
AlertExceedsMax yes
AlertOLE2Macros yes
MaxThreads 4
`,
  )
  return { command: ['/usr/sbin/clamd', '--config-file', conf], url: `unix:${socket}` }
}

/** One that a test starts, stops and starts again. */
export async function startClamd(directory: string) {
  const { command, url } = await privateClamd(directory)
  const [program = '', ...args] = command
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, args, {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    })
    for (let tries = 0; !(await listens(url)); tries += 1) {
      if (tries > 200) throw new Error('clamd did not start; bin/setup installs it')
      await setTimeout(50)
    }
  }
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    await rm(url.slice('unix:'.length), { force: true })
  }
  await start()
  return { url, start, stop }
}

const listens = (url: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(url.slice('unix:'.length))
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
