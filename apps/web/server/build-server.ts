import fastifyStatic from '@fastify/static'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify'
import type { Logger } from 'pino'
import { answerPage } from './answer-page.ts'
import type { Site } from './load-site.ts'
import { loggedPath } from './logged-path.ts'
import { securityHeaders } from './security-headers.ts'

export type ServerOptions = {
  logger: Logger
  site: Site
  apiUrl: string
  siteUrl: string
  demo?: boolean
  samples?: boolean
}

const year = 31_536_000
/** The edge takes larger bodies for these alone. */
const uploadPaths = ['/careers/*', '/application', '/application.data']

export function buildServer(options: ServerOptions): FastifyInstance {
  const { logger, site } = options
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only the edge, on this machine or network, speaks to this process.
    trustProxy: true,
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // Longer than the edge keeps its connections, so that it is always the edge that lets go.
    keepAliveTimeout: 75_000,
  })

  app.addHook('preClose', async () => {
    // A connection that was busy when closing began falls idle afterwards and would keep the process.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url === '/healthz') return
    logger.info({
      request_id: request.headers['x-request-id'],
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })

  app.get('/healthz', () => ({ status: 'ok' }))

  void app.register(fastifyStatic, {
    root: site.clientDirectory,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.gz', '**/*.br', '**/.vite/**'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      void reply.header(
        'Cache-Control',
        hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      )
    },
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  void app.register(async (scope) => {
    // Where a file may come along, the route reads the body itself.
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
    for (const url of uploadPaths) scope.post(url, (request, reply) => answerPage(options, request, reply))
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: (request, reply) => answerPage(options, request, reply),
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500)
      logger.error({ request_id: request.headers['x-request-id'], err: error }, 'Error captured:')
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'Something went wrong' : error.message)
  })
  // Every path has an answer above, so only an unknown method or a file that went missing comes here.
  app.setNotFoundHandler(({ method }, reply) =>
    method === 'GET' ? reply.code(404).send() : reply.code(405).header('Allow', 'GET, HEAD, POST').send(),
  )
  return app
}
