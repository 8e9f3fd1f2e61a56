import type { SearchAnswer, SearchDocument } from '@trusswell/domain/search.ts'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { installSearchDocuments } from '../../db/install-search.ts'

const database = useDatabase()
const api = useApi(database)

const page = (kind: SearchDocument['kind'], id: string, title: string, summary: string, body = '') => ({
  kind,
  id,
  title,
  keywords: '',
  headings: '',
  summary,
  body,
  context: '',
  path: `/${kind}/${id}`,
})
const documents = [
  page(
    'service',
    'zebra',
    'Zebra striping',
    'We paint crossings.',
    'Thermoplastic lines, retroreflective beads.',
  ),
  page('work', 'crossing', 'A school crossing', 'How we striped a crossing for zebras and children.'),
  page(
    'post',
    'markings',
    'Road markings',
    'What lasts longest.',
    `${'Filler words. '.repeat(40)}Zebra paint fades.`,
  ),
]
const install = async (what: SearchDocument[]) => {
  const client = new pg.Client({ connectionString: database.urlOf('owner') })
  await client.connect()
  await installSearchDocuments(client, what)
  await client.end()
}
beforeAll(() => install(documents))

let networks = 0
const ask = (q: string, remoteAddress = `10.3.0.${(networks += 1) % 250}`) =>
  api.app.inject({ url: '/api/search', query: { q }, remoteAddress })
const search = async (q: string) => (await ask(q)).json<SearchAnswer>().groups
const found = async (q: string) =>
  (await search(q)).flatMap(({ kind, results }) => results.map(({ id }) => `${kind} ${id}`))

test('finds pages of every kind, those with the word in the title first, grouped by kind', async () => {
  const [first] = await search('zebra')
  expect(await found('zebra')).toEqual(['service zebra', 'work crossing', 'post markings'])
  expect(first).toEqual({
    kind: 'service',
    results: [
      {
        id: 'zebra',
        title: 'Zebra striping',
        path: '/service/zebra',
        snippet: [{ text: 'We paint crossings.', match: false }],
      },
    ],
  })
})

test.each([
  ['another form of the word', 'painting crossing', ['service zebra']],
  ['the last word half typed', 'thermopl', ['service zebra']],
  ['a half-typed word that its stem has lost', 'retroreflectiv', ['service zebra']],
  ['any case and any punctuation', ' "ZEBRA", (striping)! ', ['service zebra']],
  ['what is in no page', 'xylophone', []],
])('matches %s', async (_name, q, expected) => {
  const ids = await found(q)
  expect(ids.filter((id) => !id.startsWith('job'))).toEqual(expect.arrayContaining(expected))
  if (expected.length === 0) expect(ids).toEqual([])
})

test('pages with some of the words are given only when none has all, and said to be so', async () => {
  const answerTo = async (q: string) => (await ask(q)).json<SearchAnswer>()
  expect(await answerTo('zebra striping')).toMatchObject({ fit: 'all' })
  const some = await answerTo('zebra xylophone')
  expect(some.fit).toBe('some')
  expect(some.groups[0]?.results[0]?.id).toBe('zebra')
})

test('a typing error finds what looks like it', async () => {
  const answer = (await ask('zeebra stripping')).json<SearchAnswer>()
  expect(answer.fit).toBe('similar')
  expect(answer.groups[0]?.results[0]?.id).toBe('zebra')
})

test('accents in a question or a text make no difference', async () => {
  await install([...documents, page('service', 'cafe', 'Café pantry', 'Crème brûlée on each floor.')])
  expect(await found('cafe')).toEqual(['service cafe'])
  expect(await found('CRÉME')).toEqual(['service cafe'])
  await install(documents)
})

test('customers’ own terms rank like a title, and a service ranks before a job', async () => {
  await install([...documents, { ...page('service', 'cooling', 'Cooling', 'Cold air.'), keywords: 'HVAC' }])
  expect((await found('hvac'))[0]).toBe('service cooling')
  expect(await found('hvac')).toContain('job hvac-technician')
  await install(documents)
})

test('a snippet is the passage with the word, in plain parts', async () => {
  const posts = (await search('zebra')).find(({ kind }) => kind === 'post')
  const snippet = posts?.results[0]?.snippet ?? []
  expect(snippet.filter((part) => part.match)).toEqual([{ text: 'Zebra', match: true }])
  const text = snippet.map((part) => part.text).join('')
  expect(text).toMatch(/^… .*Zebra paint fades\.$/)
  expect(text.length).toBeLessThan(200)
})

test('markup in a text stays text', async () => {
  await install([...documents, page('work', 'odd', 'Odd', '<img src=x onerror=alert(1)> quokka <b>bold</b>')])
  const [group] = await search('quokka')
  expect(group?.results[0]?.snippet).toEqual([
    { text: '<img src=x onerror=alert(1)> ', match: false },
    { text: 'quokka', match: true },
    { text: ' <b>bold</b>', match: false },
  ])
  await install(documents)
})

test('a job is found as soon as it is there, by its new words, and no longer than it is open', async () => {
  const job = 'job aardvark-keeper'
  await database.admin
    .query(`insert into jobs (id, title, department, location, type, experience, description,
    requirements, posted_on) values ('aardvark-keeper', 'Aardvark Keeper', 'Horticulture', 'Hyderabad', 'Full-time',
    '2-4 years', 'Looks after aardvarks.', '{"Patience with termites"}', '2026-01-01')`)
  expect(await found('aardvark')).toEqual([job])
  expect(await found('termites')).toEqual([job])
  expect((await search('aardvark'))[0]?.results[0]?.path).toBe('/careers/aardvark-keeper')
  const change = (sql: string) => database.admin.query(`update jobs set ${sql} where id = 'aardvark-keeper'`)
  await change(`title = 'Wombat Keeper', description = 'Looks after wombats.'`)
  expect([await found('aardvark'), await found('wombat')]).toEqual([[], [job]])
  await change(`closes_on = '2026-01-31'`)
  expect(await found('wombat')).toEqual([])
  await change(`closes_on = null, status = 'closed'`)
  expect(await found('wombat')).toEqual([])
  await change(`status = 'open'`)
  expect(await found('wombat')).toEqual([job])
  await database.admin.query(`delete from jobs where id = 'aardvark-keeper'`)
  expect(await found('wombat')).toEqual([])
})

test('gives twenty results at most', async () => {
  expect(await found('work')).toHaveLength(20)
})

test.each(['', '   ', '?!', 'x'.repeat(101)])('refuses "%s" under its field', async (q) => {
  const answer = await ask(q)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toEqual({ q: expect.stringMatching(/^(Enter|Use) /) })
})

test('refuses a request without a question, or with anything else', async () => {
  const without = await api.app.inject({ url: '/api/search' })
  expect(without.json()).toMatchObject({ fields: { q: 'Enter a word to search for' } })
  expect((await api.app.inject({ url: '/api/search?q=a&kind=job' })).statusCode).toBe(400)
  expect((await api.app.inject({ url: '/api/search?q=a%00b' })).statusCode).toBe(400)
})

test.each([
  `a'b`,
  `zebra & !x`,
  `x:*`,
  `a\\b`,
  `<->`.concat('a'),
  `हिन्दी`,
  '²',
  '½ a',
  'the',
  '😀 a',
  `a' | 'b`,
  '%_a',
])('reads %s as words, not as a language', async (q) => {
  expect((await ask(q)).statusCode).toBe(200)
})

test('one address has 60 searches a minute', async () => {
  const codes = []
  for (let n = 0; n < 61; n += 1) codes.push((await ask('zebra', '203.0.113.60')).statusCode)
  expect(codes).toEqual([...Array<number>(60).fill(200), 429])
  expect(Number((await ask('zebra', '203.0.113.60')).headers['retry-after'])).toBeGreaterThan(0)
})

test('installing again replaces the pages and leaves the jobs', async () => {
  const jobs = await database.count(`search_documents where kind = 'job'`)
  await install(documents.slice(0, 1))
  expect(await database.rows(`select id from search_documents where kind <> 'job'`)).toEqual([
    { id: 'zebra' },
  ])
  expect([jobs, await database.count(`search_documents where kind = 'job'`)]).toEqual([
    await database.count('jobs'),
    jobs,
  ])
})

test('what was sent off and found nothing is counted for the admin, without what may be personal', async () => {
  const miss = (q: string, submitted = 'true') =>
    api.app.inject({ url: '/api/search', query: { q, submitted }, remoteAddress: '10.3.1.1' })
  for (const q of ['Xylophone!', 'xylophone', 'qqqzzz', 'zebra']) expect((await miss(q)).statusCode).toBe(200)
  await miss('xyloph', 'false')
  for (const q of ['qqzz@people.example', '+91 99999 00000 qqzz']) await miss(q)
  const headers = asActor({ kind: 'user', id: crypto.randomUUID(), role: 'admin' })
  const list = await api.app.inject({ url: '/api/admin/search-misses', headers })
  const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(list.json()).toEqual({
    items: [
      { words: 'xylophone', asked: 2, last_on: today },
      { words: 'qqqzzz', asked: 1, last_on: today },
    ],
  })
})

test('the API role can’t write to the search index', async () => {
  const client = new pg.Client({ connectionString: database.urlOf('app') })
  await client.connect()
  await expect(client.query(`update search_documents set path = '/evil'`)).rejects.toThrow(
    'permission denied',
  )
  await expect(client.query('delete from search_documents')).rejects.toThrow('permission denied')
  await client.end()
})
