import { brand } from '@trusswell/domain/brand.ts'
import { serviceIds } from '@trusswell/domain/services.ts'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { about } from './about.ts'
import { homeFigures } from './figures.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { partners } from './partners.ts'
import { services } from './services.ts'
import { works } from './works.ts'

// Rows of the kind `content` (docs/spec/rows.json): the texts and figures that the specification lists.
// e2e/journeys/site-content.spec.ts shows that the pages render this data.
const titles = (items: readonly { title: string }[]) => items.map((item) => item.title)
const leader = (id: string) => leadership.find((each) => each.id === id)!
const wordsOf = (value: unknown) => JSON.stringify(value)

test('[HM-01] the headline of the home page', () => {
  expect(home.hero.title).toBe('Engineering Excellence for the Future')
})

test('[HM-04] four figures on the home page', () => {
  expect(homeFigures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '500+ Projects Completed',
    '98% Client Satisfaction',
    '24/7 Support Available',
    '15+ Years Experience',
  ])
})

test('[HM-06] [HM-09] four core strengths, and three works on the home page', () => {
  expect(home.strengths.title).toBe('Core Strengths')
  expect(titles(home.strengths.items)).toEqual([
    'Industry Expertise',
    'Dedicated Team',
    'Quality Assurance',
    'Innovation Focus',
  ])
  expect(home.works.title).toBe('Our Works')
  expect(titles(works)).toEqual(
    expect.arrayContaining(['Industrial Automation', 'Electrical Infrastructure', 'HVAC Systems']),
  )
})

test('[HM-11] the heading and subtitle of the partners', () => {
  expect([partners.title, partners.subtitle]).toEqual([
    'Our Partners',
    'Working with leading industrial and engineering companies',
  ])
})

test('[AB-05] [AB-08] four values and four reasons to choose us', () => {
  expect(titles(about.values.items)).toEqual(['Excellence', 'Collaboration', 'Innovation', 'Reliability'])
  expect(about.why.title).toMatch(/^Why Choose/)
  expect(about.why.items).toHaveLength(4)
})

test('[AB-06] [AB-07] six milestones, with more than a hundred engineers in 2022', () => {
  expect(about.timeline.items.map(({ year, title }) => `${year} ${title}`)).toEqual([
    '2014 Company Founded',
    '2016 First Major Project',
    '2018 Expansion',
    '2020 Innovation Award',
    '2022 Team Growth',
    '2024 Digital Transformation',
  ])
  expect(about.timeline.items.find(({ year }) => year === 2022)?.text).toContain('100+ engineers')
})

test('[CN-01] the company says what it does, since when and from where', () => {
  expect(brand.founded).toBe(2014)
  const story = about.story.join(' ')
  expect(story).toContain('in 2014')
  expect(story).toContain('Hyderabad, India')
  expect(story).toMatch(/industrial automation, electrical, mechanical and civil/i)
  expect(story).toMatch(/facility management/i)
})

test('[LD-03] [LD-04] the founder’s sections and figures', () => {
  const ceo = leader('ceo')
  expect(ceo.title).toBe('CEO & Founder')
  expect(titles(ceo.sections)).toEqual(['Professional Journey', 'Key Achievements', 'Vision for the Future'])
  for (const claim of [
    '25+ years',
    '100+ team',
    'five engineers',
    '30% efficiency',
    '40% yearly',
    '95% client',
  ])
    expect(wordsOf(ceo)).toContain(claim)
})

test('[LD-05] [LD-06] the sections of the technical director and the head of operations', () => {
  expect(leader('technical-director').title).toBe('Technical Director')
  expect(titles(leader('technical-director').sections)).toEqual([
    'Professional Background',
    'Areas of Expertise',
    'Technical Vision',
  ])
  expect(leader('operations-head').title).toBe('Head of Operations')
  expect(titles(leader('operations-head').sections)).toEqual([
    'Professional Profile',
    'Key Responsibilities',
    'Operational Approach',
  ])
})

test('[LD-07] the lead engineer’s sections, with more than ten years', () => {
  const engineer = leader('lead-engineer')
  expect(engineer.title).toBe('Lead Automation Engineer')
  expect(titles(engineer.sections)).toEqual([
    'Technical Expertise',
    'Technical Specializations',
    'Project Achievements',
  ])
  expect(engineer.highlights.map(({ value }) => value)).toContain('10+')
})

test('[SV-03] [SV-05] [SV-06] thirteen services in their order, each with six ways to help and six unique points', () => {
  expect(services.map(({ id }) => id)).toEqual(serviceIds)
  expect(serviceIds).toEqual([
    'mechanical-services',
    'civil-works',
    'plumbing-services',
    'facility-pantry',
    'horticulture',
    'facade-cleaning',
    'security-services',
    'vendor-management',
    'staffing-payroll',
    'helpdesk-services',
    'electrical-services',
    'architecture-interior-design',
    'facility-management',
  ])
  for (const { id, help_points, unique_points } of services)
    expect([id, help_points.length, unique_points.length]).toEqual([id, 6, 6])
})

test('[BL-02] the articles that the specification names', () => {
  for (const id of [
    'industrial-automation-trends-2024',
    'predictive-maintenance-guide',
    'electrical-system-optimization',
  ])
    expect([id, existsSync(new URL(`./blog/${id}.md`, import.meta.url))]).toEqual([id, true])
})
