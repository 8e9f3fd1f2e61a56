import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type Started = { name: string; child: ChildProcess; stop: (signal?: NodeJS.Signals) => Promise<void> }

/** Starts a command whose output goes to `<directory>/<name>.log`, or to the terminal behind its name. */
export function start(
  name: string,
  command: string[],
  options: { env?: Record<string, string>; directory?: string; cwd?: string } = {},
): Started {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const sink = options.directory
    ? createWriteStream(join(options.directory, `${name}.log`), { flags: 'a' })
    : null
  for (const stream of [child.stdout, child.stderr]) {
    if (sink) stream.pipe(sink, { end: false })
    else stream.on('data', (chunk: Buffer) => process.stdout.write(prefixed(name, chunk.toString())))
  }
  return {
    name,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

export async function run(name: string, command: string[], env: Record<string, string> = {}): Promise<void> {
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} failed`)
}

/** Resolves when the URL responds with 200, throws when it doesn't in time. */
export async function answers(url: string, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${seconds} s`)
    await setTimeout(100)
  }
}

export const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

const prefixed = (name: string, text: string) => text.replace(/^(?=.)/gm, `${name.padEnd(8)} `)
