import { brand } from '@trusswell/domain/brand.ts'
import { describe, expect, test } from 'vitest'
import { about, shownMilestone } from './about.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { partners } from './partners.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'
import { testimonials } from './testimonials.ts'
import { works } from './works.ts'

const content = { about, home, leadership, partners, sectors, services, testimonials, works }

describe('services', () => {
  test.each(services)('$id has six features', (service) => {
    expect(service.features).toHaveLength(6)
  })

  test.each(services)('$id fits its cards and sections', (service) => {
    const points = [...service.help_points, ...service.unique_points, service.closing]
    expect({
      title: outside([service.title], 8, 32),
      summary: outside([service.summary], 60, 120),
      description: outside([service.description], 150, 340),
      features: outside(service.features, 15, 60),
      titles: outside(
        points.map((point) => point.title),
        5,
        42,
      ),
      texts: outside(
        points.map((point) => point.text),
        60,
        170,
      ),
    }).toEqual({ title: [], summary: [], description: [], features: [], titles: [], texts: [] })
  })

  test('repeat no sentence and no heading of each other', () => {
    const words = services.flatMap((service) => texts(service).filter((text) => text !== service.id))
    expect(repeated(words.flatMap(sentences))).toEqual([])
  })
})

describe('pages', () => {
  test('have no stray spaces, and no blank text', () => {
    expect(
      texts(content).filter((text) => text === '' || text !== text.trim() || text.includes('  ')),
    ).toEqual([])
  })

  test('link only to pages of the site', () => {
    const pages = ['/about', '/services', '/careers', '/contact', '/our-works', '/blogs']
    const links = texts(content).filter((text) => /^\/|:\/\//.test(text))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !pages.includes(link.replace(/\?.*/, '')))).toEqual([])
  })
})

test('an award shows what it was for only where samples may be shown, until its giver is known', () => {
  const award = about.timeline.items.find(({ title }) => title === 'Innovation Award')!
  expect(shownMilestone(award, { samples: false })).toEqual({ year: 2020, title: 'Innovation Award' })
  expect(shownMilestone(award, { samples: true })).toEqual(award)
})

test('the brand file says that there are invented people for as long as one of them is marked', () => {
  const marks: readonly string[] = brand.placeholders
  expect({ leaders: marks.includes('leaders'), testimonials: marks.includes('testimonials') }).toEqual({
    leaders: leadership.some(({ placeholder }) => placeholder),
    testimonials: testimonials.some(({ placeholder }) => placeholder),
  })
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

function outside(lines: readonly string[], min: number, max: number): string[] {
  return lines
    .filter((line) => line.length < min || line.length > max)
    .map((line) => `${line.length}: ${line}`)
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.toLowerCase())
}

function repeated(lines: readonly string[]): string[] {
  return lines.filter((line, index) => lines.indexOf(line) !== index)
}
