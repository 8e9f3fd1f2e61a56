import type { SearchAnswer, SearchDocument } from '@trusswell/domain/search.ts'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { installSearchDocuments } from '../../db/install-search.ts'

const database = useDatabase()
const api = useApi(database)

const page = (kind: SearchDocument['kind'], id: string, title: string, summary: string, body = '') => ({
  kind,
  id,
  title,
  summary,
  body,
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
  ['all words, not any', 'zebra chiller', []],
  ['any case and any punctuation', ' "ZEBRA", (striping)! ', ['service zebra']],
  ['what is in no page', 'xylophone', []],
])('matches %s', async (_name, q, expected) => {
  const ids = await found(q)
  expect(ids.filter((id) => !id.startsWith('job'))).toEqual(expect.arrayContaining(expected))
  if (expected.length === 0) expect(ids).toEqual([])
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
  const job = 'job numbat-keeper'
  await database.admin
    .query(`insert into jobs (id, title, department, location, type, experience, description,
    requirements, posted_on) values ('numbat-keeper', 'Numbat Keeper', 'Horticulture', 'Hyderabad', 'Full-time',
    '2-4 years', 'Looks after numbats.', '{"Patience with termites"}', '2026-01-01')`)
  expect(await found('numbat')).toEqual([job])
  expect(await found('termites')).toEqual([job])
  expect((await search('numbat'))[0]?.results[0]?.path).toBe('/careers/numbat-keeper')
  const change = (sql: string) => database.admin.query(`update jobs set ${sql} where id = 'numbat-keeper'`)
  await change(`title = 'Wombat Keeper', description = 'Looks after wombats.'`)
  expect([await found('numbat'), await found('wombat')]).toEqual([[], [job]])
  await change(`closes_on = '2026-01-31'`)
  expect(await found('wombat')).toEqual([])
  await change(`closes_on = null, status = 'closed'`)
  expect(await found('wombat')).toEqual([])
  await change(`status = 'open'`)
  expect(await found('wombat')).toEqual([job])
  await database.admin.query(`delete from jobs where id = 'numbat-keeper'`)
  expect(await found('wombat')).toEqual([])
})

test('gives twenty results at most', async () => {
  expect(await found('work')).toHaveLength(20)
})

test.each(['', '   ', '?!', 'x'.repeat(101)])('refuses "%s" under its field', async (q) => {
  const answer = await ask(q)
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toEqual({ q: expect.stringMatching(/^(Please|Use) /) })
})

test('refuses a request without a question, or with anything else', async () => {
  const without = await api.app.inject({ url: '/api/search' })
  expect(without.json()).toMatchObject({ fields: { q: 'Please type a word to search for' } })
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

test('nobody writes what is found through the API role', async () => {
  const client = new pg.Client({ connectionString: database.urlOf('app') })
  await client.connect()
  await expect(client.query(`update search_documents set path = '/evil'`)).rejects.toThrow(
    'permission denied',
  )
  await expect(client.query('delete from search_documents')).rejects.toThrow('permission denied')
  await client.end()
})
