import type { Actor } from '@trusswell/domain/actor.ts'
import type { ErrorBody, ErrorCode } from '@trusswell/domain/error-codes.ts'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodFastifySchemaValidationError,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { setTimeout } from 'node:timers/promises'
import { AppError, isUnavailable, notFound, statusOf } from './errors.ts'
import { newId } from './ids.ts'
import type { Metrics } from './metrics.ts'
import { requestContext } from './request-context.ts'
import { passOnCookies, type Caller, type SessionFacts } from './sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: string[]
    /** Answers for a second more while telling the edge to keep no connection, so that closing cuts none off. */
    retire: () => Promise<void>
  }
  interface FastifyRequest {
    actor: Actor
    session: SessionFacts | null
  }
}

export type HttpDeps = {
  logger: FastifyBaseLogger
  metrics: Metrics
  trustedProxies: string[]
  findCaller: (request: FastifyRequest) => Promise<Caller>
  /** Where writes may come from; a browser on another site is refused. */
  origins: string[]
}

export type HttpServer = ReturnType<typeof createHttp>

/** Fastify with what every route shares: ids, actor, parsing, error answers, measurements. */
export function createHttp(deps: HttpDeps) {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies,
    genReqId: (request) => edgeRequestId(request.headers['x-request-id']) ?? newId(),
    bodyLimit: 64 * 1024,
    // Longer than the edge keeps its connections, so that it never writes into a closing one.
    keepAliveTimeout: 75_000,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  // What there is, for the test that holds it against the access table.
  const routes: string[] = []
  app.decorate('registeredRoutes', routes)
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`)
  })
  app.decorateRequest('actor')
  app.decorateRequest('session', null)

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('cache-control', 'no-store')
    void reply.header('x-content-type-options', 'nosniff')
    requestContext.run({ request_id: request.id }, done)
  })
  app.addHook('onRequest', async (request) => refuseCrossSite(request, deps.origins))
  app.addHook('preValidation', async (request, reply) => {
    const { actor, session, setCookie } = await deps.findCaller(request)
    request.actor = actor
    request.session = session
    passOnCookies(reply, setCookie)
  })
  // These lines name nobody: looking through them for something to redact would cost more than the rest of them.
  const answered = deps.logger.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    deps.metrics.httpSeconds.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    if (route.startsWith('/api')) {
      answered.info({ method: request.method, route, status: reply.statusCode, seconds }, 'answered')
    }
    done()
  })
  let retiring = false
  app.decorate('retire', async () => {
    retiring = true
    await setTimeout(1_000)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (retiring) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    // A connection that was busy when closing began falls idle afterwards and would keep the process.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error)
    if (statusOf[known.code] >= 500) deps.logger.error({ err: error }, known.message)
    return answerError(known, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply))
  return app
}

/** Same-site cookies keep most of it out; this does the rest, before anything is read. */
function refuseCrossSite(request: FastifyRequest, origins: string[]): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const foreignOrigin = origin !== undefined && !origins.includes(origin)
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (foreignOrigin || foreignSite) throw new AppError('forbidden', 'This request came from another site')
}

function answerError(known: AppError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf[known.code]
  const retryAfter = known.retryAfter ?? (status === 503 ? 2 : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const body: ErrorBody = { message: known.message, code: known.code, request_id: request.id }
  if (known.fields) body.fields = known.fields
  if (known.current) body.current = { ...known.current }
  return reply.status(status).type('application/json').send(JSON.stringify(body))
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  if (isUnavailable(error))
    return new AppError('unavailable', 'This is not available right now. Please try again.')
  const code = codeOfStatus[error.statusCode ?? 500]
  return code
    ? new AppError(code, error.message)
    : new AppError('internal', 'Something went wrong on our side. Please try again.')
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid_request',
  404: 'not_found',
  406: 'unsupported_media_type',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'unavailable',
}

function invalidRequest(issues: ZodFastifySchemaValidationError[]): AppError {
  const fields: Record<string, string> = {}
  for (const { instancePath, message, keyword, params } of issues) {
    if (keyword === 'unrecognized_keys') {
      for (const key of params['keys'] as string[]) fields[key] = 'Unknown field'
    } else {
      fields[instancePath.slice(1).replaceAll('/', '.') || 'body'] ??= message ?? 'Invalid value'
    }
  }
  const messages = Object.values(fields)
  const message = messages.length === 1 && messages[0] ? messages[0] : 'Please check the marked fields'
  return new AppError('invalid_request', message, { fields })
}

function edgeRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[0-9a-f-]{32,36}$/.test(header) ? header : null
}
