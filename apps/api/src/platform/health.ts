import type { HttpServer } from './http.ts'
import type { Metrics } from './metrics.ts'

type Check = () => Promise<unknown>

/** Outside /api, so the edge never passes them on. Not ready while draining or without what it needs. */
export function registerHealth(app: HttpServer, deps: { metrics: Metrics; needs: Record<string, Check> }) {
  let draining = false
  app.addHook('preClose', () => {
    draining = true
  })
  const hide = { schema: { hide: true } }
  app.get('/healthz', hide, () => ({ status: 'ok' }))
  app.get('/readyz', hide, async (_request, reply) => {
    const checks = await Promise.all(
      Object.entries(deps.needs).map(async ([name, check]) => [name, await settles(check)] as const),
    )
    const ready = !draining && checks.every(([, works]) => works)
    return reply.status(ready ? 200 : 503).send({ ready, draining, ...Object.fromEntries(checks) })
  })
  app.get('/metrics', hide, async (_request, reply) =>
    reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics()),
  )
}

const settles = async (check: Check) => {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
