// A visitor on the internet with a browser: one IP address, one cookie jar, verified HTTPS.
import { readFileSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { addresses } from './engine.ts'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  json: <Body>() => Body
}
export type NamedFile = { field: string; name: string; content: Buffer }
type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer; bare?: boolean }

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
            ...(jar.size > 0 && !options.bare
              ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
              : {}),
            ...(options.method && !options.bare ? { origin: `https://${site.host}` } : {}),
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
            const bytes = Buffer.concat(chunks)
            const text = bytes.toString()
            done({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              bytes,
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
    /** As another server sends it: no cookie, no origin. */
    bare: (path: string, body: string, headers: Record<string, string>) =>
      send(path, {
        method: 'POST',
        bare: true,
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    /** As a browser sends a form with a file. */
    async postForm(path: string, fields: Record<string, string>, file?: NamedFile) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (file) form.set(file.field, new Blob([new Uint8Array(file.content)]), file.name)
      const encoded = new Response(form)
      return send(path, {
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        body: Buffer.from(await encoded.arrayBuffer()),
      })
    },
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
