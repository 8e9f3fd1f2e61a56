import { expect, test } from 'vitest'
import { leadership } from '../apps/web/app/content/leadership.ts'
import { searchWords } from '../apps/web/app/content/search-words.ts'
import { works } from '../apps/web/app/content/works.ts'
import { SearchDocument } from '../packages/domain/src/search.ts'
import { serviceIds } from '../packages/domain/src/services.ts'
import { contentIndex } from './content-index.ts'

const documents = await contentIndex()

test('every service, work and post is there once, on its own page', () => {
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind)
  expect(ofKind('service').map((document) => document.id)).toEqual([...serviceIds])
  expect(ofKind('work').map(({ id }) => id)).toEqual(works.map(({ id }) => id))
  expect(ofKind('person').map(({ id }) => id)).toEqual(leadership.map(({ id }) => id))
  expect(ofKind('post').length).toBeGreaterThanOrEqual(4)
  expect(new Set(documents.map((document) => document.path)).size).toBe(documents.length)
})

test('customers’ terms lead to existing pages, each record to its own', () => {
  const paths = new Set(documents.map(({ path }) => path))
  expect(searchWords.filter(({ path }) => !paths.has(path))).toEqual([])
  expect(new Set(searchWords.map(({ path }) => path)).size).toBe(searchWords.length)
})

test('the headings of an article and the placeholder of the name are filled in', () => {
  const guide = documents.find(({ id }) => id === 'predictive-maintenance-guide')
  expect(guide?.headings.split(' · ').length).toBeGreaterThan(3)
  expect(JSON.stringify(documents)).not.toContain('{{')
})

test.each(documents)('$kind $id has enough text, and no Markdown or HTML markup', (document) => {
  expect(SearchDocument.parse(document)).toEqual(document)
  expect(document.summary).not.toBe('')
  if (document.kind !== 'page') expect(document.body.length).toBeGreaterThan(300)
  expect(document.body).not.toMatch(/\]\(|\*\*|^#|<\/|\|/m)
})
