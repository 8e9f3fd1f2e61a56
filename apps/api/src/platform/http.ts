import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { Actor } from '@trusswell/domain/actor.ts'
import { ErrorBody, type ErrorCode } from '@trusswell/domain/error-codes.ts'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodFastifySchemaValidationError,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { CostlyReads } from './costly-reads.ts'
import {
  AppError,
  isUnavailable,
  notFound,
  refusedByDatabase,
  tooManyRequests,
  type ConflictWords,
} from './errors.ts'
import { newId } from './ids.ts'
import type { Metrics } from './metrics.ts'
import { must } from './must.ts'
import type { RateLimit } from './rate-limits.ts'
import { requestContext } from './request-context.ts'
import { apiSecurityHeaders, isHttpsOnly, strictTransportSecurity } from './security-headers.ts'
import { passOnCookies, type Caller, type SessionFacts } from './sessions.ts'
import { moveIfMatchToBody, takeReadOnlyFields } from './versioned.ts'

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: Map<string, FastifySchema>
    /** Keeps serving for a second while closing keep-alive connections, so that shutdown interrupts no request. */
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
  /** Whether the actor's role may call the route at all; the route checks further rules itself. */
  mayCall: (actor: Actor, method: string, url: string) => boolean
  /** Whether the route is open to an admin who hasn't turned on two-factor authentication in time. */
  needsNoFactor: (method: string, url: string) => boolean
  /** Throws if the actor can't see or change the object that a request with a body refers to. */
  assertObject: (actor: Actor, method: string, url: string, id: unknown) => Promise<void>
  /** Where writes may come from; a browser on another site is refused. */
  origins: string[]
  conflictWords?: ConflictWords
  /** Counts what one signed-in person changes. */
  writeLimit?: RateLimit
  /** Counts what one signed-in person downloads of what is costly to make. */
  costlyReads?: CostlyReads
}

export type HttpServer = Awaited<ReturnType<typeof createHttp>>

/** Fastify with what every route shares: ids, actor, parsing, error answers, measurements. */
export async function createHttp(deps: HttpDeps) {
  const httpsOnly = isHttpsOnly(deps.origins)
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
    // A request that was on its way when closing began is answered like any other: the edge repeats no write.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // URLs that reach no route and run no hook.
    frameworkErrors: (error, request, reply) => {
      deps.logger.info({ request_id: request.id, code: error.code }, 'URL refused')
      setCommonHeaders(request, reply, httpsOnly)
      const isMalformed = error.code === 'FST_ERR_BAD_URL'
      const known = isMalformed ? new AppError('invalid_request', 'This URL isn’t valid.') : notFound()
      answerError(known, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  // Awaited, so that cookies are parsed before the hooks below look for the session.
  await app.register(cookie)
  // Before the hooks as well: it destroys the socket of an upgrade that one of them refuses.
  await app.register(websocket, {
    options: { maxPayload: 64 * 1024 },
    // Without this the sockets would be closed without a code, before their owners can say to connect again.
    preClose: (done) => {
      app.websocketServer.close()
      done()
    },
  })
  // All routes, for the tests that compare them with the access table and measure their schemas.
  const routes = new Map<string, FastifySchema>()
  app.decorate('registeredRoutes', routes)
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.set(`${each} ${url}`, schema)
  })
  app.addHook('onRoute', documentErrors)
  app.decorateRequest('actor')
  app.decorateRequest('session', null)

  app.addHook('onRequest', (request, reply, done) => {
    setCommonHeaders(request, reply, httpsOnly)
    requestContext.run({ request_id: request.id }, done)
  })
  app.addHook('onRequest', async (request) => refuseCrossSite(request, deps.origins))
  // Whose point a request took, unless it was refused before.
  const takenFrom = new WeakMap<FastifyRequest, string>()
  // Before the body is read, so that callers without access don't learn whether it would have been valid.
  app.addHook('onRequest', async (request, reply) => {
    const { actor, session, setCookie } = await deps.findCaller(request)
    request.actor = actor
    request.session = session
    passOnCookies(reply, setCookie)
    const { url } = request.routeOptions
    if (url !== undefined) must(actor, deps.mayCall(actor, request.method, url))
    if (session?.lacks_two_factor && url !== undefined && !deps.needsNoFactor(request.method, url))
      throw new AppError(
        'two_factor_required',
        'Turn on two-factor authentication under Your account to continue.',
      )
    if (actor.kind !== 'user' || url === undefined) return
    const { costly } = request.routeOptions.config
    if (costly && deps.costlyReads) {
      await deps.costlyReads.take(costly, actor.id)
      takenFrom.set(request, actor.id)
    }
    if (isRead(request)) return
    await countWrite(deps.writeLimit, actor.id, url)
    const { id } = (request.params ?? {}) as { id?: unknown }
    await deps.assertObject(actor, request.method, url, id)
  })
  app.addHook('preValidation', async (request) => {
    moveIfMatchToBody(request)
    takeReadOnlyFields(request)
  })
  // These lines contain no personal data, and searching them for values to redact would cost more than writing them.
  const answered = deps.logger.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const seconds = reply.elapsedTime / 1000
    deps.metrics.httpSeconds.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    if (route.startsWith('/api')) {
      const line = {
        method: request.method,
        route,
        status: reply.statusCode,
        seconds,
        ...whoWasRefused(request, reply),
      }
      answered.info(line, 'answered')
    }
    done()
  })
  let retiring = false
  app.decorate('retire', async () => {
    retiring = true
    await setTimeout(1_000)
  })
  app.addHook('onSend', async (request, { statusCode }) => {
    const [personId, { costly }] = [takenFrom.get(request), request.routeOptions.config]
    if (personId && costly && statusCode >= 400) await deps.costlyReads?.giveBack(costly, personId)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (retiring) void reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    // A connection that was busy when closing began falls idle afterwards and would keep the process.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error, deps.conflictWords)
    const isLogged = known.status >= 500 || known.cause instanceof pg.DatabaseError
    if (isLogged) deps.logger.error({ err: error }, known.message)
    return answerError(known, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply))
  return app
}

/** Refused and hidden objects are found by who asked for them. */
function whoWasRefused({ actor }: FastifyRequest, { statusCode }: FastifyReply): { user_id?: string } {
  const isRefused = statusCode === 401 || statusCode === 403 || statusCode === 404
  return isRefused && actor?.kind === 'user' ? { user_id: actor.id } : {}
}

async function countWrite(limit: RateLimit | undefined, personId: string, url: string): Promise<void> {
  // Signing out and resetting a password always work; these routes have limits of their own.
  if (!limit || url.startsWith('/api/auth/')) return
  const { exceeded, retryAfter } = await limit.take(personId)
  if (exceeded)
    throw tooManyRequests(
      'You’ve made too many changes in a short time. Please wait a few minutes and try again.',
      retryAfter,
    )
}

/** Every operation of the document has the error answers; what succeeds is the route's own. */
function documentErrors(route: RouteOptions): void {
  if (!route.url.startsWith('/api') || route.schema?.hide) return
  const response = { ...(route.schema?.response as object | undefined), '4xx': ErrorBody, '5xx': ErrorBody }
  route.schema = { ...route.schema, response }
}

function setCommonHeaders(request: FastifyRequest, reply: FastifyReply, httpsOnly: boolean): void {
  void reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .headers(apiSecurityHeaders)
  if (httpsOnly) void reply.header('strict-transport-security', strictTransportSecurity)
}

const isRead = ({ method }: FastifyRequest) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Same-site cookies prevent most cross-site requests; this refuses the others before anything is read. */
function refuseCrossSite(request: FastifyRequest, origins: string[]): void {
  if (isRead(request)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  const foreignOrigin = origin !== undefined && !origins.includes(origin)
  const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (foreignOrigin || foreignSite) throw new AppError('forbidden', 'This request came from another site')
}

function answerError(known: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { status } = known
  const retryAfter = known.retryAfter ?? (status === 503 ? 2 : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const body: ErrorBody = { message: known.message, code: known.code, request_id: request.id }
  if (known.fields) body.fields = known.fields
  if (known.current) body.current = { ...known.current }
  return reply.status(status).type('application/json').send(JSON.stringify(body))
}

function toAppError(error: FastifyError, words?: ConflictWords): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation)
  if (isUnavailable(error))
    return new AppError('unavailable', 'This is not available right now. Please try again.')
  const refused = refusedByDatabase(error, words)
  if (refused) return refused
  const status = error.statusCode ?? 500
  const code = codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'invalid_request' : null)
  return code
    ? new AppError(code, error.message, { status })
    : new AppError('internal', 'Something went wrong on our side. Please try again.')
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  406: 'unsupported_media_type',
  409: 'conflict',
  410: 'gone',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
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
  const message = messages.length === 1 && messages[0] ? messages[0] : 'Please check the highlighted fields'
  return new AppError('invalid_request', message, { fields })
}

function edgeRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[0-9a-f-]{32,36}$/.test(header) ? header : null
}
