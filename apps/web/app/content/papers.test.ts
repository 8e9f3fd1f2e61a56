import { expect, test } from 'vitest'
import { isExpired, type Paper, papers, shownPapers } from './papers.ts'

const real: Paper = {
  id: 'real',
  kind: 'licence',
  name: 'Electrical contractor licence',
  issuer: 'Chief Electrical Inspectorate',
  number: 'A-17',
  valid_until: '2027-03-31',
  services: ['electrical-services'],
  as_of: '2026-11-01',
  placeholder: false,
}
const ids = (shown: readonly Paper[]) => shown.map(({ id }) => id)

test('production shows no sample, and nothing while there are only samples', () => {
  const live = { samples: false, today: '2026-11-17' }
  expect(ids(shownPapers([...papers, real], live))).toEqual(['real'])
  if (papers.every(({ placeholder }) => placeholder)) expect(shownPapers(papers, live)).toEqual([])
})

test('a paper is shown until the last day of its validity', () => {
  const on = (today: string) => ids(shownPapers([real], { samples: false, today }))
  expect([on('2027-03-31'), on('2027-04-01')]).toEqual([['real'], []])
  expect(isExpired({}, '2099-01-01')).toBe(false)
})

test('a service has its own papers and those of the whole company', () => {
  const { services: _none, ...general } = { ...real, id: 'general' }
  const of = (service: 'electrical-services' | 'horticulture') =>
    ids(shownPapers([real, general], { samples: false, today: '2026-11-17', service }))
  expect([of('electrical-services'), of('horticulture')]).toEqual([['real', 'general'], ['general']])
})

test('a sample can’t be mistaken for a real document', () => {
  for (const { placeholder, number } of papers) expect(/^SAMPLE-\d+$/.test(number)).toBe(placeholder)
  expect(new Set(papers.map(({ id }) => id)).size).toBe(papers.length)
})
