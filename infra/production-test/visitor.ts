// Somebody on the internet with a browser: one address, one cookie jar, HTTPS that is verified.
import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { addresses } from './engine.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: <Body>() => Body }
type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export function visitor(site: { host: string; root: string }, address: string) {
  const jar = new Map<string, string>()
  const agent = new Agent({
    keepAlive: true,
    ca: readFileSync(site.root),
    servername: site.host,
    maxSockets: 20,
  })
  const send = (path: string, options: Options = {}) =>
    new Promise<Answer>((done, failed) => {
      const outgoing = request(
        {
          host: addresses.server,
          port: 443,
          path,
          method: options.method ?? 'GET',
          localAddress: address,
          agent,
          headers: {
            host: site.host,
            ...(jar.size > 0
              ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
              : {}),
            ...(options.method ? { origin: `https://${site.host}` } : {}),
            ...options.headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', failed)
          incoming.on('end', () => {
            for (const cookie of incoming.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
              if (value === '') jar.delete(name)
              else jar.set(name, value)
            }
            const text = Buffer.concat(chunks).toString()
            done({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text,
              json: () => JSON.parse(text),
            })
          })
        },
      )
      outgoing.on('error', failed)
      outgoing.end(options.body)
    })
  return {
    address,
    jar,
    send,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    post: (path: string, body: object, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** Without TLS, to see where it leads. */
    plain: (path: string) =>
      new Promise<{ status: number; location: string | undefined }>((done, failed) => {
        httpRequest(
          { host: addresses.server, port: 80, path, localAddress: address, headers: { host: site.host } },
          (incoming) => {
            incoming.resume()
            done({ status: incoming.statusCode ?? 0, location: incoming.headers.location })
          },
        )
          .on('error', failed)
          .end()
      }),
    close: () => agent.destroy(),
  }
}
