// The Docker Engine's own interface over its socket.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'

export function engineAt(host: string) {
  const socketPath = host.replace(/^unix:\/\//, '')
  const call = <Answer>(method: string, path: string, body?: object) =>
    new Promise<{ status: number; body: Answer }>((done, failed) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const outgoing = request(
        {
          socketPath,
          method,
          path: `/v1.41${path}`,
          headers: sent ? { 'content-type': 'application/json' } : {},
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const received = Buffer.concat(chunks).toString()
            const isJson = answer.headers['content-type']?.startsWith('application/json') === true
            done({
              status: answer.statusCode ?? 0,
              body: (isJson && received ? JSON.parse(received) : received) as Answer,
            })
          })
        },
      )
      outgoing.on('error', failed)
      outgoing.end(sent)
    })
  return {
    async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const answer = await call<Answer>(method, path, body)
      if (answer.status >= 400)
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    async find<Answer>(path: string): Promise<Answer | null> {
      const answer = await call<Answer>('GET', path)
      if (answer.status === 404) return null
      if (answer.status >= 400)
        throw new Error(`GET ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      return answer.body
    },
    /** docker's own program, with this process's terminal. */
    async attach(args: string[]): Promise<number> {
      const child = spawn('docker', args, { stdio: 'inherit', env: { ...process.env, DOCKER_HOST: host } })
      const [code] = (await once(child, 'exit')) as [number | null]
      return code ?? 1
    },
  }
}
