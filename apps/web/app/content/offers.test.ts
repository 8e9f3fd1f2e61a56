import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offers, reportLines } from './offers.ts'
import { serviceLevels } from './service-levels.ts'
import { services } from './services.ts'

const article = readFileSync(new URL('./blog/facility-management-best-practices.md', import.meta.url), 'utf8')
const cellsOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim().toLowerCase())
    .slice(1, -1)

test('the article and the offers promise the same service levels', () => {
  const written = article
    .split('\n')
    .filter((line) => /^\| P\d/.test(line))
    .map(cellsOf)
  expect(written).toEqual(
    serviceLevels.map((level) => Object.values(level).map((value) => value.toLowerCase())),
  )
})

test('the transition takes the thirty to sixty days that the service page names', () => {
  const transition = services
    .find(({ id }) => id === 'facility-management')
    ?.help_points.find(({ title }) => title === 'Transition')
  expect(transition?.text).toMatch(/^Thirty to sixty days/)
  for (const offer of offers) {
    const ends = offer.transition.map(({ days }) => Number(/\d+$/.exec(days)?.[0]))
    expect(ends).toContain(30)
    expect(ends.at(-1)).toBe(60)
  }
})

test('the report has the lines that the article asks for', () => {
  const [, list = ''] = article.split('## The one-page report')
  expect([...list.split('\n## ')[0]!.matchAll(/^\d+\. /gm)]).toHaveLength(reportLines.length)
})

test('titles and descriptions fit search results and name the place', () => {
  for (const { id, document_title, description } of offers) {
    expect([id, document_title.length <= 53, document_title.endsWith('in Hyderabad')]).toEqual([
      id,
      true,
      true,
    ])
    expect([id, description.length >= 70 && description.length <= 160]).toEqual([id, true])
  }
})
