// The generated configuration in a real nginx, with stub processes behind it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import type { EdgeOptions } from './edge-options.ts'
import { nginxConf } from './nginx-conf.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

export type Handler = (request: IncomingMessage, response: ServerResponse) => void
export const ok: Handler = (_request, response) => void response.end('ok')

export async function startStub(handler: Handler = ok) {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((incoming, response) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers })
    handler(incoming, response)
  })
  // Answers an upgrade like any request, as an API does that refuses it.
  server.on('upgrade', (incoming, socket) => {
    seen.push({ url: incoming.url ?? '', headers: incoming.headers })
    socket.end('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  closers.push(close)
  return { port, seen, close }
}

export async function freePort(): Promise<number> {
  const { port, close } = await startStub()
  await close()
  return port
}

export type Sent = {
  headers?: Record<string, string>
  /** The address to connect from. */
  from?: string
  method?: string
  /** How long a body to send. */
  length?: number
}

export async function startEdge(options: Partial<EdgeOptions> & { apiPorts: number[] }) {
  const runDir = await mkdtemp(join(tmpdir(), 'edge-'))
  // Started by root, nginx works as another user.
  await chmod(runDir, 0o755)
  const port = await freePort()
  await mkdir(join(runDir, 'client', 'assets'), { recursive: true })
  const conf = join(runDir, 'nginx.conf')
  const listen = `127.0.0.1:${port}`
  const assetsDir = join(runDir, 'client')
  await writeFile(conf, nginxConf({ webPort: 1, ...options, listen, runDir, assetsDir, workers: 1 }))
  const nginx = spawn('nginx', ['-p', runDir, '-c', conf], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errorLog = ''
  nginx.stderr.on('data', (chunk: Buffer) => (errorLog += chunk.toString()))
  const exited = once(nginx, 'exit')
  closers.push(async () => {
    nginx.kill('SIGTERM')
    await exited
    await rm(runDir, { recursive: true })
  })
  const send = (path: string, { headers = {}, from = '127.0.0.1', method = 'GET', length = 0 }: Sent = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; body: string }>(
      (resolve, reject) => {
        const call = request({
          host: '127.0.0.1',
          port,
          path,
          method,
          headers,
          localAddress: from,
          agent: false,
        })
        call.on('error', reject)
        call.on('upgrade', (response, socket) => {
          socket.destroy()
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.of(),
            body: '',
          })
        })
        call.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const { statusCode = 0, headers } = response
            resolve({ status: statusCode, headers, bytes, body: bytes.toString() })
          })
        })
        call.end(length > 0 ? Buffer.alloc(length) : undefined)
      },
    )
  await expect
    .poll(
      () =>
        send('/assets/none').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(404)
  const accessLog = () => readFile(join(runDir, 'access.log'), 'utf8')
  return { origin: `http://${listen}`, assetsDir, send, errorLog: () => errorLog, accessLog }
}
