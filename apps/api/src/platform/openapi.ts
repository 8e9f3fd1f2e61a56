import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Actor } from '@trusswell/domain/actor.ts'
import type { FastifySchema } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { HttpServer } from './http.ts'
import { must } from './must.ts'
import { documentReadOnlyFields } from './versioned.ts'

/** The document is made from the routes' own schemas; the typed client is generated from it. */
export async function registerOpenApi(app: HttpServer, mayRead: (actor: Actor) => boolean) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Trusswell API', version: '1' },
      servers: [{ url: '/' }],
    },
    transform: (route) =>
      jsonSchemaTransform({ ...route, schema: withoutEmptyBodies(documentReadOnlyFields(route.schema)) }),
    transformObject: jsonSchemaTransformObject,
  })
  // It lists every operation, so it is for staff.
  await app.register(async (docs) => {
    docs.addHook('onRequest', async ({ actor }) => must(actor, mayRead(actor)))
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
    docs.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  })
}

/** The plugin documents an answer without content only where its type is null. */
function withoutEmptyBodies(schema: FastifySchema): FastifySchema {
  const response = Object.entries(schema.response ?? {}).map(([status, Answer]: [string, unknown]) => [
    status,
    Answer instanceof z.ZodVoid ? z.null() : Answer,
  ])
  return { ...schema, response: Object.fromEntries(response) }
}
