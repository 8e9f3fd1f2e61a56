import { expect, test } from 'vitest'
import { SearchDocument } from '../packages/domain/src/search.ts'
import { serviceIds } from '../packages/domain/src/services.ts'
import { contentIndex } from './content-index.ts'

const documents = await contentIndex()

test('every service, work and post is there once, on its own page', () => {
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind)
  expect(ofKind('service').map((document) => document.id)).toEqual([...serviceIds])
  expect([ofKind('work').length, ofKind('post').length]).toEqual([3, 4])
  expect(new Set(documents.map((document) => document.path)).size).toBe(documents.length)
})

test.each(documents)('$kind $id has words enough, and no marks of Markdown or HTML', (document) => {
  expect(SearchDocument.parse(document)).toEqual(document)
  expect(document.summary).not.toBe('')
  expect(document.body.length).toBeGreaterThan(300)
  expect(document.body).not.toMatch(/\]\(|\*\*|^#|<\/|\|/m)
})
