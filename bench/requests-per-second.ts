import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const call = promisify(execFile)

export async function requestsPerSecond(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await call('wrk', ['-t1', '-c32', `-d${seconds}s`, ...flags, url])
  if (stdout.includes('Non-2xx')) throw new Error(`errors from ${url}\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
