import { expect, test } from 'vitest'
import { startApi, useApi, useDatabase, type TestApi } from './harness.ts'

const database = useDatabase()
const api = useApi(database)

type Operation = { responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }> }

function operationsOf({ app }: TestApi): [name: string, operation: Operation][] {
  const { paths } = app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

const hasErrors = ({ responses }: Operation) =>
  ['4XX', '5XX'].every(
    (range) => responses[range]?.content?.['application/json']?.schema.$ref === '#/components/schemas/Error',
  )
const hasSuccess = ({ responses }: Operation) => Object.keys(responses).some((status) => /^[23]/.test(status))

test('every operation documents its success and its error answers', () => {
  const operations = operationsOf(api)
  expect(operations.length).toBeGreaterThan(100)
  expect(
    operations.filter(([, each]) => !hasErrors(each) || !hasSuccess(each)).map(([name]) => name),
  ).toEqual([])
})

test('an answer without content is documented without it', () => {
  const empty = operationsOf(api).flatMap(([, { responses }]) =>
    [responses['204'] ?? [], responses['302'] ?? []].flat(),
  )
  expect(empty.length).toBeGreaterThan(10)
  expect(empty.filter(({ content }) => content)).toEqual([])
})

test('an operation that is added without them gets the error answers', async () => {
  const planted = await startApi(database, {
    plant: (app) => void app.get('/api/planted', { schema: { summary: 'Planted' } }, () => ({})),
  })
  const operation = new Map(operationsOf(planted)).get('GET /api/planted')
  await planted.close()
  expect(operation && hasErrors(operation)).toBe(true)
})

test('a body with a version documents the read-only fields of its row, which it may repeat', () => {
  const document = api.app.swagger() as unknown as Document
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  const inJson = (content?: Content) => resolve(content?.['application/json']?.schema)
  const versioned = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ requestBody, responses }) => ({
      body: inJson(requestBody?.content),
      row: inJson(responses['200']?.content),
    }))
    .filter(({ body, row }) => body?.properties?.['version'] && row?.properties)
  expect(versioned.length).toBeGreaterThan(10)
  for (const { body, row } of versioned) {
    expect(Object.keys(row?.properties ?? {}).filter((field) => !body?.properties?.[field])).toEqual([])
    expect(body?.properties?.['version']?.readOnly).toBeUndefined()
    expect(Object.values(body?.properties ?? {}).some((field) => field.readOnly)).toBe(true)
  }
})

type Schema = { $ref?: string; properties?: Record<string, Schema>; readOnly?: boolean }
type Content = Record<string, { schema: Schema }>
type Document = {
  paths: Record<string, Record<string, Operation & { requestBody?: { content: Content } }>>
  components: { schemas: Record<string, Schema> }
}
