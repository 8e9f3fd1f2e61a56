import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const failure = (program: string, args: string[], code: unknown, output: string) =>
  new Error(`${program} ${args.join(' ')}: ended with ${code}\n${output.slice(-4_000)}`)

/** Runs a program to its end; its output appears only when it fails. */
export async function execute(
  program: string,
  args: string[],
  options: { env?: Record<string, string> } = {},
) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw failure(program, args, code, Buffer.concat(chunks).toString())
}

/** What a program prints, without the line break at its end. */
export async function capture(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { code: unknown; stdout: string; stderr: string }) => {
    throw failure(program, args, error.code, error.stdout + error.stderr)
  })
  return stdout.trimEnd()
}
