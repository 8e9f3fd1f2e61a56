import { int4 } from '@trusswell/domain/input.ts'
import { splitReadOnly } from '@trusswell/domain/read-only.ts'
import type { FastifyRequest, FastifySchema } from 'fastify'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { invalidField } from './errors.ts'
import { requestContext } from './request-context.ts'

/** The version that the sender last saw. Without one the last write wins, and its audit entry says so. */
export function isAtVersion(version: number | undefined) {
  noteVersion(version)
  return version === undefined ? sql<boolean>`true` : sql<boolean>`version = ${version}`
}

/** For writes that compare the version themselves. The audit entry of a write without a version has `unversioned: true`. */
export function noteVersion(version: number | undefined): void {
  const context = requestContext.getStore()
  if (context && version === undefined) context.unversioned = true
}

export const nextVersion = sql<number>`version + 1`

/**
 * The row already is what the request asks for: nothing is written, so that its version stays and the log says nothing. A
 * request that names another version is left to the write: 409.
 */
export function changesNothing(row: object, changes: object, version: number | undefined): boolean {
  const current = row as Record<string, unknown>
  if (version !== undefined && version !== current['version']) return false
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(value, current[field]),
  )
}

/** `If-Match: "3"` is another way to send `version: 3`; from here on there is only the one in the body. */
export function moveIfMatchToBody(request: FastifyRequest): void {
  const header = request.headers['if-match']
  if (header === undefined || header === '*' || !['PUT', 'PATCH'].includes(request.method)) return
  const found = /^"(\d{1,10})"$/.exec(header)
  if (!found) throw invalidField('if-match', 'If-Match must be a version in quotes')
  const version = Number(found[1])
  const { body } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  if ('version' in body && body.version !== version) {
    throw invalidField('version', 'The body and If-Match name different versions')
  }
  request.body = { ...body, version }
}

/** The same header for requests without a JSON body. */
export const ifMatchHeaders = z.object({
  'if-match': z
    .string()
    .regex(/^"\d{1,10}"$/, 'If-Match must be a version in quotes')
    .refine((value) => int4().safeParse(Number(value.slice(1, -1))).success, 'If-Match must be a version')
    .optional(),
})

export const versionOf = (headers: z.infer<typeof ifMatchHeaders>): number | undefined =>
  headers['if-match'] === undefined ? undefined : Number(headers['if-match'].slice(1, -1))

/** Takes read-only fields off the body of a versioned row; `mustRepeat` compares them with the row. */
export function takeReadOnlyFields(request: FastifyRequest): void {
  const schemas = versionedSchemas(request.routeOptions.schema)
  const { body } = request
  if (!schemas || typeof body !== 'object' || body === null || Array.isArray(body)) return
  const { Body, Row } = schemas
  const { rest, repeated, malformed } = splitReadOnly(Body, Row, body as Record<string, unknown>)
  if (malformed !== null) throw invalidField(malformed, 'This read-only field is not valid')
  request.body = rest
  const context = requestContext.getStore()
  if (context && Object.keys(repeated).length > 0) context.readOnly = { repeated, version: rest['version'] }
}

/** The schemas of a route that changes a versioned row and answers with it. */
function versionedSchemas({ body: Body, response }: FastifySchema = {}) {
  const Row = (response as Record<string, unknown> | undefined)?.['200']
  const isVersioned = Body instanceof z.ZodObject && Row instanceof z.ZodObject && 'version' in Body.shape
  return isVersioned ? { Body, Row } : null
}

/** Adds the fields that `takeReadOnlyFields` accepts to the documented body. */
export function documentReadOnlyFields(schema: FastifySchema): FastifySchema {
  const schemas = versionedSchemas(schema)
  if (!schemas) return schema
  const { Body, Row } = schemas
  const fields = Object.entries(Row.shape)
    .filter(([name]) => !Object.hasOwn(Body.shape, name))
    .map(([name, Field]) => [name, z.optional(Field).meta({ readOnly: true })])
  return { ...schema, body: Body.safeExtend(Object.fromEntries(fields)) }
}

/** Refuses a body whose read-only fields differ from the current row. A stale version is left to the write: 409. */
export async function mustRepeat(findCurrent: () => object | Promise<object>): Promise<void> {
  const readOnly = requestContext.getStore()?.readOnly
  if (!readOnly) return
  const current = (await findCurrent()) as Record<string, unknown>
  if (readOnly.version !== undefined && readOnly.version !== current['version']) return
  for (const [field, value] of Object.entries(readOnly.repeated)) {
    if (!isDeepStrictEqual(value, current[field])) throw invalidField(field, 'This field cannot be changed')
  }
}
