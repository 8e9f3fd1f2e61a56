import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'
import { canonicalPath } from './canonical-path.ts'
import { loggedPath } from './logged-path.ts'
import type { ServerOptions } from './build-server.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const compress = {
  br: (body: Buffer) => toBrotli(body, { params: brotliParams(body) }),
  gzip: (body: Buffer) => toGzip(body, { level: 9 }),
}
const compressible = /^(text\/|application\/(json|xml)|image\/svg)/

export async function answerPage(
  { logger, site, apiUrl, siteUrl, demo = false, samples = demo }: ServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path, search] = splitAt(request.url, '?')
  const canonical = canonicalPath(path)
  if (canonical === null || !URL.canParse(`http://${request.host}`))
    return reply.code(400).type('text/plain').send('Bad request')
  const reads = request.method === 'GET' || request.method === 'HEAD'
  if (reads && canonical !== path) return reply.redirect(search ? `${canonical}?${search}` : canonical, 301)

  const dropsQuery = reads && !path.endsWith('.data') && !isOwnAnswer(canonical, search)
  const requestId = headerOf(request, 'x-request-id')
  const response = await site.answer(
    toRequest(request, dropsQuery || !search ? canonical : `${canonical}?${search}`),
    {
      apiUrl,
      siteUrl,
      demo,
      samples,
      ...(requestId ? { requestId } : {}),
      address: request.ip,
      capture: (error) =>
        logger.error({ request_id: requestId, path: loggedPath(path), err: error }, 'Error captured:'),
    },
  )
  for (const [name, value] of response.headers) reply.header(name, value)
  reply.code(response.status)
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length === 0) return reply.send()
  return sendBody(request, reply, body)
}

async function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  reply.header('ETag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`)
  const type = String(reply.getHeader('content-type') ?? '')
  if (body.length < 1024 || !compressible.test(type)) return reply.send(body)
  reply.header('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(headerOf(request, 'accept-encoding'))
  if (!encoding) return reply.send(body)
  return reply.header('Content-Encoding', encoding).send(await compress[encoding](body))
}

const brotliParams = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
})

function toRequest(request: FastifyRequest, target: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // A page is the same for all visitors; only a posted form may use its sender's cookies.
    if ((name === 'cookie' && request.method !== 'POST') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const url = new URL(target, `${request.protocol}://${request.host}`)
  // The half is for bodies that come in while they are read; the types of browsers don't know it.
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers,
    body: bodyOf(request),
    duplex: 'half',
  }
  return new Request(url, init)
}

/** A form with a file passes through as it comes; it is never whole in this process. */
function bodyOf({ body }: FastifyRequest): BodyInit | null {
  if (body instanceof Readable) return Readable.toWeb(body) as ReadableStream<Uint8Array>
  return body instanceof Buffer && body.length > 0 ? new Uint8Array(body) : null
}

/**
 * A page is its path: what a query changes, it changes in the browser, so that one copy serves all visitors.
 * The exceptions are never cached: the search, an invitation, the answer to a mail, and the positions when they are filtered.
 * The edge has the same rule.
 */
function isOwnAnswer(path: string, search: string): boolean {
  return (
    path === '/search' ||
    path === '/invite' ||
    path === '/answer' ||
    (path === '/careers' && /(^|&)(area|experience|type)=/.test(search))
  )
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
