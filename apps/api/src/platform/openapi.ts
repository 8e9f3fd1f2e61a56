import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { HttpServer } from './http.ts'

/** The document is made from the routes' own schemas; the typed client is generated from it. */
export async function registerOpenApi(app: HttpServer) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Trusswell API', version: '1' },
      servers: [{ url: '/' }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
