import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { about } from './about.ts'
import { contactFaq } from './contact.ts'
import { wrongMentions } from './figure-mentions.ts'
import { countOf, type Figure, figures, isDefined, shownFigure } from './figures.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { sitePages } from './pages.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'
import { works } from './works.ts'

const all: readonly Figure[] = Object.values(figures)
const lower = (label: string) => label.toLowerCase()

test('a label is one figure with one value', () => {
  const labels = all.map(({ label }) => lower(label))
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})

test('no text of the site states a figure with another number', () => {
  const written = texts({ about, contactFaq, home, leadership, sitePages, sectors, services, works })
  const wrong = [...written, ...markdown('blog'), ...markdown('legal')].flatMap((text) =>
    wrongMentions(text, all),
  )
  expect(written.length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test('another number before a figure’s words is found, whatever its form', () => {
  const found = (text: string) => wrongMentions(text, all)
  expect(found('Since 2014: 600+ Projects Completed.')).toEqual(['600+ Projects Completed'])
  expect(found('96% client retention')).toEqual(['96% client retention'])
  expect(found('Twelve services share one survey')).toEqual(['Twelve services'])
  expect(found('3-6 weeks from the agreed scope')).toEqual(['3-6 weeks from the agreed scope'])
  expect(found('Four engineers open an office, 100+ engineers by 2022')).toEqual(['Four engineers'])
  expect(found('95 per cent client retention, thirteen services, five engineers')).toEqual([])
})

test('every figure says what it counts and when, or is a draft that production leaves out', () => {
  for (const figure of all) {
    expect([figure.id, figure.definition, figure.as_of]).toEqual([
      figure.id,
      expect.stringMatching(/^.{20,110}\.$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ])
    const live = shownFigure(figure, { samples: false })
    expect('definition' in live || 'as_of' in live).toBe(isDefined(figure))
    expect(shownFigure(figure, { samples: true }).definition).toBe(figure.definition)
  }
})

test('the figures of the about page, counted up to', () => {
  expect(about.counters.map((figure) => [countOf(figure), figure.label])).toEqual([
    [10_000, 'Projects Successfully Completed'],
    [5_000, 'Happy Clients Served'],
    [15, 'Years of Excellence'],
  ])
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

function markdown(folder: string): string[] {
  const place = new URL(`./${folder}/`, import.meta.url)
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(new URL(name, place), 'utf8'))
}
