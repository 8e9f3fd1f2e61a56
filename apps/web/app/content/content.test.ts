import { brand } from '@trusswell/domain/brand.ts'
import { serviceIds } from '@trusswell/domain/services.ts'
import { describe, expect, test } from 'vitest'
import { about } from './about.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { partners } from './partners.ts'
import { sectors } from './sectors.ts'
import { services } from './services.ts'
import { testimonials } from './testimonials.ts'
import { works } from './works.ts'

const content = { about, home, leadership, partners, sectors, services, testimonials, works }

describe('services', () => {
  test('stand in the order of their ids', () => {
    expect(services.map((service) => service.id)).toEqual(serviceIds)
  })

  test.each(services)('$id has six features, six ways to help and six unique points', (service) => {
    expect([service.features, service.help_points, service.unique_points].map((list) => list.length)).toEqual(
      [6, 6, 6],
    )
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

  test('share no run of seven words', () => {
    const runs = services.flatMap((service) => [
      ...new Set(texts(service).flatMap((text) => wordRuns(text, 7))),
    ])
    expect(repeated(runs)).toEqual([])
  })
})

describe('pages', () => {
  test('keep the counts and the words of the specification', () => {
    expect({
      sectors: sectors.map((sector) => sector.name),
      featured: home.services.featured.map((service) => service.id),
      strengths: titles(home.strengths.items),
      values: titles(about.values.items),
      why: about.why.items.length,
      timeline: about.timeline.items.map((item) => `${item.year} ${item.title}`),
      works: titles(works),
      partners: partners.names.length,
      testimonials: testimonials.map((testimonial) => testimonial.rating),
    }).toEqual({
      sectors: ['IT Buildings', 'Schools', 'Gated Communities'],
      featured: [
        'electrical-services',
        'mechanical-services',
        'civil-works',
        'architecture-interior-design',
        'facility-management',
        'security-services',
      ],
      strengths: ['Industry Expertise', 'Dedicated Team', 'Quality Assurance', 'Innovation Focus'],
      values: ['Excellence', 'Collaboration', 'Innovation', 'Reliability'],
      why: 4,
      timeline: [
        '2014 Company Founded',
        '2016 First Major Project',
        '2018 Expansion',
        '2020 Innovation Award',
        '2022 Team Growth',
        '2024 Digital Transformation',
      ],
      works: ['Industrial Automation', 'Electrical Infrastructure', 'HVAC Systems'],
      partners: 8,
      testimonials: [5, 5, 5],
    })
  })

  test('give every leader three facts and the sections of the post', () => {
    const sections = leadership.map((leader) => [
      leader.title,
      leader.highlights.length,
      ...leader.sections.map((section) => section.title),
    ])
    expect(sections).toEqual([
      ['CEO & Founder', 3, 'Professional Journey', 'Key Achievements', 'Vision for the Future'],
      ['Technical Director', 3, 'Professional Background', 'Areas of Expertise', 'Technical Vision'],
      ['Head of Operations', 3, 'Professional Profile', 'Key Responsibilities', 'Operational Approach'],
      [
        'Lead Automation Engineer',
        3,
        'Technical Expertise',
        'Technical Specializations',
        'Project Achievements',
      ],
    ])
  })

  test('state every claim of the brand file that belongs to them', () => {
    const [ceo, , , leadEngineer] = leadership.map((leader) => texts(leader).join(' '))
    const missing = [
      ...Object.values(brand.claims.ceo).filter((claim) => !ceo!.includes(claim.figure)),
      ...Object.values(brand.claims.lead_engineer).filter((claim) => !leadEngineer!.includes(claim.figure)),
      ...[brand.claims.engineers_2022].filter(
        (claim) => !texts(about.timeline).join(' ').includes(claim.figure),
      ),
    ]
    expect(missing).toEqual([])
  })

  test('tell works as worked examples', () => {
    expect(works.map((work) => work.facts[0])).toEqual(
      works.map(() => ({ label: 'Basis', value: 'Worked example' })),
    )
  })

  test('use no filler', () => {
    const filler =
      /cutting.edge|world.class|\bsolutions?\b|state.of.the.art|best.in.class|seamless|leverag|synerg|holistic|unparalleled|one.stop|turnkey|passionate|bespoke|game.chang|next.gen/i
    expect(texts(content).filter((text) => filler.test(text))).toEqual([])
  })

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

test('people who do not exist are marked, here and in the brand file', () => {
  expect([...leadership, ...testimonials].filter((person) => !person.placeholder)).toEqual([])
  expect(brand.placeholders).toEqual(expect.arrayContaining(['leaders', 'testimonials']))
})

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

function titles(items: readonly { title: string }[]): string[] {
  return items.map((item) => item.title)
}

function outside(lines: readonly string[], min: number, max: number): string[] {
  return lines
    .filter((line) => line.length < min || line.length > max)
    .map((line) => `${line.length}: ${line}`)
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.toLowerCase())
}

function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
}

function repeated(lines: readonly string[]): string[] {
  return lines.filter((line, index) => lines.indexOf(line) !== index)
}
