import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Facts } from './fuzz-values.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  readOnly?: boolean
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  maxLength?: number
  minimum?: number
  maximum?: number
}
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Responses = Record<string, { content?: Record<string, unknown> }>
type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[]
        requestBody?: { content: Record<string, { schema: Schema }> }
        responses: Responses
      }
    >
  >
  components?: { schemas?: Record<string, Schema> }
}

/** A place in a request where a value goes: a part of the path, a query parameter, a field of the body. */
export type Field = { place: 'path' | 'query' | 'body'; path: (string | number)[]; facts: Facts }

export type Operation = {
  /** As in the access table. */
  route: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  fields: Field[]
  body: 'none' | 'json' | 'form'
  responses: Responses
}

export function readOperations(document: Document): Operation[] {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
      const inUrl = parameters.flatMap(({ name, in: place, schema }) =>
        place === 'header' ? [] : [{ place, path: [name], facts: factsOf(schema, resolve) }],
      )
      return {
        route: `${method.toUpperCase()} ${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
        method: method.toUpperCase() as Operation['method'],
        path,
        fields: [...inUrl, ...(body ? bodyFields(body.schema, resolve) : [])],
        body: type === undefined ? 'none' : type === 'application/json' ? 'json' : 'form',
        responses,
      }
    }),
  )
}

type Resolve = (schema: Schema) => Schema
const variantsOf = (schema: Schema, resolve: Resolve): Schema[] => {
  const resolved = resolve(schema)
  const { anyOf = [], oneOf = [], allOf = [] } = resolved
  return [resolved, ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => variantsOf(each, resolve))]
}

function factsOf(schema: Schema, resolve: Resolve): Facts {
  const variants = variantsOf(schema, resolve)
  const all = <Key extends keyof Schema>(key: Key) =>
    variants.flatMap((each) => (each[key] === undefined ? [] : [each[key]]))
  return {
    types: new Set(all('type').flat()),
    formats: new Set(all('format')),
    isReadOnly: all('readOnly').includes(true),
    enum: [...all('enum').flat(), ...all('const')],
    maxLengths: all('maxLength').filter((length) => length <= 30_000),
    limits: [...all('minimum'), ...all('maximum')],
  }
}

function bodyFields(schema: Schema, resolve: Resolve, path: Field['path'] = []): Field[] {
  const found = new Map<string, Field>()
  const add = (inner: Schema, key: string | number) => {
    const place = [...path, key]
    const field: Field = { place: 'body', path: place, facts: factsOf(inner, resolve) }
    for (const each of [field, ...bodyFields(inner, resolve, place)]) found.set(each.path.join('.'), each)
  }
  for (const { properties = {}, items, additionalProperties } of variantsOf(schema, resolve)) {
    for (const [name, inner] of Object.entries(properties)) add(inner, name)
    if (items) add(items, 0)
    if (typeof additionalProperties === 'object') add(additionalProperties, 'x')
  }
  return [...found.values()]
}

type Answer = { statusCode: number; body: string; type: string }

/** Checks answers against the document: says what is wrong with one, or null. */
export function createAnswerCheck(document: object) {
  const ajv = formats.default(new Ajv2020({ strict: false, validateFormats: true }))
  ajv.addSchema(document, 'api')
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  const validatorOf = ({ path, method }: Operation, key: string) => {
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1')
    const place = `/paths/${escaped}/${method.toLowerCase()}/responses/${key}/content/application~1json/schema`
    const known = validators.get(place) ?? ajv.compile({ $ref: `api#${encodeURI(place)}` })
    validators.set(place, known)
    return known
  }
  return (operation: Operation, { statusCode, body, type }: Answer): string | null => {
    const key = [String(statusCode), `${Math.floor(statusCode / 100)}XX`].find(
      (each) => each in operation.responses,
    )
    if (key === undefined) return `${statusCode} is not documented`
    const { content } = operation.responses[key] ?? {}
    if (!content) return body === '' ? null : `${statusCode} is documented without a body`
    if (!(type in content))
      return `${statusCode} is documented as ${Object.keys(content).join()}, not ${type}`
    if (type !== 'application/json') return null
    const validate = validatorOf(operation, key)
    return validate(JSON.parse(body))
      ? null
      : `${statusCode} ${ajv.errorsText(validate.errors).slice(0, 300)}`
  }
}
