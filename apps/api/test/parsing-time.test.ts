import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { access } from '../src/modules/registry.ts'
import { useApi, useDatabase } from './harness.ts'

const api = useApi(useDatabase())

// What the web process parses of a visitor, and everything else that is exported: the forms share the API's schemas.
test('no schema of the domain takes more than its share of time for a long text', async () => {
  const modules = globSync('packages/domain/src/*.ts', { exclude: ['**/*.test.ts'] })
  const found = await Promise.all(
    modules.map(async (path) => {
      const exported = (await import(resolve(path))) as object
      return Object.entries(exported).flatMap(([name, value]) =>
        stringsOf(value).map((schema) => ({ name: `${path} ${name}`, schema })),
      )
    }),
  )
  expect(found.flat().length).toBeGreaterThan(1000)
  expect(slowOf(found.flat())).toEqual([])
})

test('no schema that a visitor’s request to the API reaches does', () => {
  const found = [...api.app.registeredRoutes]
    .filter(([route]) => access[route]?.visitor !== 401)
    .flatMap(([route, schema]) =>
      (['body', 'querystring', 'params', 'headers'] as const).flatMap((part) =>
        stringsOf(schema[part]).map((each) => ({ name: `${route} ${part}`, schema: each })),
      ),
    )
  expect(new Set(found.map(({ name }) => name)).size).toBeGreaterThan(30)
  expect(slowOf(found)).toEqual([])
})

test('the web parses what visitors send with schemas of the domain only', () => {
  const files = globSync('apps/web/app/{routes/{site,auth},features/shell,lib}/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(200)
  const own = files.filter(
    (path) =>
      !/\.test\.tsx?$/.test(path) && /^import (?!type).* from 'zod'/m.test(readFileSync(path, 'utf8')),
  )
  // It only adds the link's token to the fields.
  expect(own).toEqual(['apps/web/app/routes/auth/answer/answer.tsx'])
})

test('a quadratic pattern behind a limit that doesn’t abort is noticed', () => {
  const slow = z
    .string()
    .max(120)
    .regex(/\*[^x]*x/)
  const fast = z
    .string()
    .max(120, { abort: true })
    .regex(/\*[^x]*x/)
  const body = z.strictObject({ people: z.array(z.strictObject({ slow, fast })).optional() })
  const names = new Map([
    [slow, 'slow'],
    [fast, 'fast'],
  ])
  const strings = stringsOf(body).map((schema) => ({ name: names.get(schema as z.ZodString)!, schema }))
  expect(strings.map(({ name }) => name)).toEqual(['slow', 'fast'])
  expect(slowOf(strings, 15_000)).toEqual(['slow: "*a_"'])
})

/** Every place of a schema that a text can be sent to. */
function stringsOf(value: unknown): z.ZodType[] {
  if (!(value instanceof z.ZodType)) return []
  const { def } = value as unknown as { def: Record<string, unknown> & { type: string } }
  switch (def.type) {
    case 'object':
      return Object.values({ ...(def['shape'] as object), rest: def['catchall'] }).flatMap(stringsOf)
    case 'array':
      return stringsOf(def['element'])
    case 'record':
      return [def['keyType'], def['valueType']].flatMap(stringsOf)
    case 'union':
      return (def['options'] as unknown[]).flatMap(stringsOf)
    case 'lazy':
      return stringsOf((def['getter'] as () => unknown)())
    case 'pipe':
      // The part behind sees what the part before let through.
      return stringsOf(def['in']).length === 1 && stringsOf(def['in'])[0] === def['in']
        ? [value]
        : stringsOf(def['in'])
    case 'never':
      return []
    default:
      return def['innerType'] ? stringsOf(def['innerType']) : [value]
  }
}

const fillings = 'a|a.|.| |a |0|-|@|/|:|(|*a_|>|క|\n|\0|%|x@a.'
  .split('|')
  .map((unit) => [unit, (length: number) => `${unit.repeat(length / unit.length)}!`] as const)
// Ten times the text may take twenty times the time. Below the floor it is the machine that is measured.
const floorMs = 10

function slowOf(places: readonly { name: string; schema: z.ZodType }[], length = 60_000): string[] {
  const names = new Map(places.map(({ name, schema }) => [schema, name]))
  return [...names].flatMap(([schema, name]) => {
    const time = (text: string) => {
      const start = performance.now()
      schema.safeParse(text)
      return performance.now() - start
    }
    const slow = fillings.find(([, fill]) => {
      const [short, long] = [fill(length / 10), fill(length)]
      const least = (text: string) => Math.min(time(text), time(text), time(text))
      return time(long) > floorMs && least(long) > Math.max(floorMs, 20 * least(short))
    })
    return slow ? [`${name}: ${JSON.stringify(slow[0])}`] : []
  })
}
