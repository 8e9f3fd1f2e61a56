import { makePdf } from './documents.ts'

/** The same numbers for the same seed, so that a finding can be repeated (mulberry32). */
export function seeded(seed: number) {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    chance: (probability: number) => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => {
      if (values.length === 0) throw new Error('nothing to pick from')
      return values[below(values.length)] as Value
    },
    shuffle: <Value>(values: readonly Value[]): Value[] =>
      values
        .map((value) => ({ value, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
  }
}
export type Random = ReturnType<typeof seeded>

/** What the document says of a field, over all variants of its schema. */
export type Facts = {
  types: Set<string>
  formats: Set<string>
  /** May be repeated but not changed, so never stored. */
  isReadOnly: boolean
  enum: unknown[]
  maxLengths: number[]
  limits: number[]
}

const nul = 'a\u0000b'
const half = 'half \ud800 pair'
const overInt4 = 2 ** 31
const yearZero = '0000-01-01'
/** JSON that parses to Infinity; `asJson` writes it without the quotes. */
const beyondDouble = 'fuzz:1e999'

const texts = [
  nul,
  half,
  '\udc00',
  '',
  ' ',
  'x'.repeat(201),
  'x'.repeat(20_000),
  '%_\\',
  "' or 1=1; drop table users --",
  '$1',
  'a\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '\u200b',
  '\u001b[2J',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://evil.example")',
  '../../etc/passwd',
  'null',
  '__proto__',
  'नमस्ते 🏗️',
  'e\u0301'.repeat(40),
]
const days = [
  yearZero,
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13',
  '1900-01-01',
  '2028-02-29',
  '-1',
  'now',
  'infinity',
]
const moments = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z', '2026-11-15T25:00:00Z']
const numbers = [
  overInt4,
  0,
  -0,
  -1,
  1,
  -0.01,
  0.01,
  1e-7,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31 - 2,
  -(2 ** 31) - 1,
  2 ** 53,
  999_999_999_999.99,
  1e12,
  -1e12,
  1e21,
  1e300,
  5e-324,
]
const ids = ['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'not-an-id', '1']
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
const ofNoField = [
  undefined,
  null,
  true,
  false,
  [],
  {},
  [[]],
  { a: { b: 1 } },
  nested(200),
  [nul],
  JSON.parse('{"__proto__":{"role":"admin"}}') as unknown,
  beyondDouble,
]

/** What fills a body to its limit of 64 KB, with room for the other fields. */
const mostBytes = 60_000
const longTexts = ['a', '.', ' ', '-', '@', '1', '>', 'a.', '*a_', '/', '\n', 'क', 'e\u0301', 'అ'].map(
  (unit) => unit.repeat(Math.floor(mostBytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)))),
)
/** Every fifth value as long as a body may be; `first` spreads them over the fields, so that a short run has its share. */
export function withLongTexts(values: unknown[], first: number): unknown[] {
  const rest = values.values()
  return Array.from({ length: Math.ceil((values.length * 5) / 4) }, (_, at) =>
    (at + first) % 5 === 0 ? longTexts[(at + first) % longTexts.length] : rest.next().value,
  )
}

/**
 * Everything that is sent in a field of a body, in this order: what the database can't store, then what is at the
 * documented limits or of the documented type, then the rest.
 */
export function bodyValues(facts: Facts, random: Random): unknown[] {
  const isText = facts.types.has('string')
  const isDay = facts.formats.has('date') || facts.formats.has('date-time')
  const isNumber = facts.types.has('number') || facts.types.has('integer')
  const urgent = [
    ...(isDay ? [yearZero] : []),
    ...(isText ? [nul, half] : []),
    ...(isNumber ? [overInt4] : []),
  ]
  const ofType = [
    ...edgesOf(facts),
    ...(isDay ? [...days, ...moments] : []),
    ...(isText ? texts : []),
    ...(isNumber ? numbers : []),
  ]
  // A few of the other types are enough: they are refused for their type, whatever the value.
  const others = [
    ...(isText ? [...days, ...moments, ...ids] : texts.slice(0, 5)),
    ...(isNumber ? [] : numbers.slice(0, 3)),
    ...ofNoField,
  ]
  if (facts.isReadOnly) return [...new Set([...urgent, ...random.shuffle(others)])]
  return [...new Set([...urgent, ...random.shuffle(ofType), ...random.shuffle(others)])]
}

/** Values at and just beyond what the document says of a field. */
const edgesOf = ({ enum: values, maxLengths, limits }: Facts): unknown[] => [
  ...values,
  ...maxLengths.flatMap((length) => ['x'.repeat(length), 'é'.repeat(length), 'x'.repeat(length + 1)]),
  ...limits.flatMap((limit) => [limit, limit - 1, limit + 1]),
]

// A URL may hold bytes that are no text: half of a surrogate pair, an overlong U+0000, an incomplete sequence.
const rawBytes = ['%ED%A0%80', '%C0%80', '%FF', '%', '%zz', '%00']
const encoded = (values: unknown[]) =>
  values
    .map(String)
    .filter((value) => value.isWellFormed() && value.length <= 300)
    .map(encodeURIComponent)

/** The same for a part of a URL, where everything is text; encoded. */
export function urlValues(name: string, facts: Facts, random: Random): string[] {
  const texted = [...texts, ...days, ...moments, ...numbers, ...ids]
  const rest = encoded([...edgesOf(facts), ...texted])
  const cursors = name === 'cursor' ? cursorValues : []
  return [...new Set(['%00', ...random.shuffle([...cursors, ...rawBytes, ...rest])])]
}

const cursorOf = (value: unknown, id: string) => Buffer.from(`${String(value)} ${id}`).toString('base64url')
const someId = '01a1df2c-f767-7000-8000-000000000001'
const cursorValues = [
  ...[...days, ...moments, ...numbers, nul].map((value) => cursorOf(value, someId)),
  ...[...ids, nul].flatMap((id) => [cursorOf('2026-11-15T00:00:00Z', id), cursorOf('2026-11-15', id)]),
]

export const asJson = (body: unknown): string => JSON.stringify(body).replaceAll(`"${beyondDouble}"`, '1e999')

/** Instead of a JSON body. */
export const hostileBodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
]

export const hostileHeaders: readonly (readonly [name: string, value: string])[] = [
  ['if-match', '"0"'],
  ['if-match', 'x'],
  ['if-match', '"9999999999"'],
  ['idempotency-key', 'x'],
  ['idempotency-key', '00000000-0000-4000-8000-000000000000'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data'],
  ['accept-encoding', 'x'],
  ['accept', 'image/png'],
  ['authorization', 'Bearer x'],
  ['authorization', 'Bearer '],
  ['cookie', 'x=%00; =; ;;'],
  ['origin', 'https://evil.example'],
  ['x-request-id', "' or 1=1"],
  ['range', 'bytes=-1'],
]

/** What arrives instead of a resume. */
export const hostileFiles = [
  null,
  { name: 'empty.pdf', content: Buffer.alloc(0) },
  { name: 'a\u0000.pdf', content: Buffer.from('%PDF-1.7') },
  { name: '../../etc/passwd.docx', content: Buffer.from('PK\u0003\u0004 not a package') },
  { name: `${'x'.repeat(300)}.pdf`, content: makePdf() },
  { name: '\u202efdp.exe', content: makePdf() },
  { name: '\u202efdp.pdf', content: makePdf() },
  { name: '', content: makePdf() },
]
