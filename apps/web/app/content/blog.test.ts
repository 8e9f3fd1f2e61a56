import { careerAreaIds, serviceIds } from '@trusswell/domain/services.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sumsOf } from './sums-of.ts'

const folder = new URL('./blog/', import.meta.url)
const ids = [
  'electrical-system-optimization',
  'facility-management-best-practices',
  'industrial-automation-trends-2024',
  'predictive-maintenance-guide',
]
const singlePages =
  '/ /about /services /careers /careers/internship /contact /contact?subject=consultation /blogs /our-works /privacy /terms'
const knownPaths = new Set([
  ...singlePages.split(' '),
  ...serviceIds.map((id) => `/services/${id}`),
  ...careerAreaIds.map((id) => `/careers/service/${id}`),
  ...ids.map((id) => `/blog/${id}`),
])
const filler =
  /\b(TODO|TBD|lorem|ipsum|leverag\w*|seamless\w*|cutting-edge|state-of-the-art|world-class|best-in-class|game-chang\w*|robust|holistic\w*|synerg\w*|paradigm|unlock\w*|delv\w*|ever-evolving|fast-paced|revolution\w*|empower\w*|crucial|utili[sz]e\w*|harness the|in today.s|it is important to note|in conclusion|studies show|experts agree)\b/gi

const posts = ids.map((id) => {
  const source = readFileSync(new URL(`${id}.md`, folder), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return { id, head, body, of: (key: string) => headValue(head, key) }
})

test('[BL-02] there are four articles, under the agreed ids', () => {
  expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.md`))
})

test('no two share a title, an excerpt, a day or a category', () => {
  const keys = ['title', 'excerpt', 'date', 'category']
  expect(keys.map((key) => new Set(posts.map((post) => post.of(key))).size)).toEqual([4, 4, 4, 4])
})

describe.each(posts)('$id', ({ head, body, of }) => {
  test('has the whole head, and nothing else in it', () => {
    expect(head.split('\n').map((line) => line.split(':')[0])).toEqual([
      'title',
      'excerpt',
      'date',
      'category',
      'tags',
    ])
    expect(of('excerpt').length).toBeGreaterThan(100)
    expect(of('excerpt').length).toBeLessThanOrEqual(160)
    expect(of('title').length).toBeLessThanOrEqual(75)
  })

  test('has a real day of 2026, and three to five tags', () => {
    expect(of('date')).toMatch(/^2026-\d\d-\d\d$/)
    expect(new Date(`${of('date')}T00:00:00Z`).toISOString().slice(0, 10)).toBe(of('date'))
    const tags = of('tags').slice(1, -1).split(', ')
    expect([3, 4, 5]).toContain(new Set(tags).size)
    expect(tags.filter((tag) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(tag))).toEqual([])
  })

  test('is 900 to 1,500 words long', () => {
    const words = wordsOf(body)
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1500)
  })

  test('has headings of the second level and below, without a step left out', () => {
    const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length)
    expect(levels.length).toBeGreaterThanOrEqual(5)
    expect(levels[0]).toBe(2)
    expect(levels.filter((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1)).toEqual([])
  })

  test('links only to pages that exist here, and to at least one', () => {
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((target) => !knownPaths.has(target))).toEqual([])
  })

  test('has a table and a worked example, and every sum in it is right', () => {
    expect(body).toMatch(/^\|[ |-]+\|$/m)
    const sums = sumsOf(body)
    expect(sums.length).toBeGreaterThanOrEqual(5)
    expect(sums.filter((sum) => !sum.right)).toEqual([])
  })

  test('has no filler, no raw HTML and no placeholder', () => {
    expect(`${head}\n${body}`.match(filler) ?? []).toEqual([])
    expect(body.match(/<[a-z/!]|\{\{|\[[A-Z ]+\](?!\()/g) ?? []).toEqual([])
  })
})

/** `key: value` of the head; quotes only where YAML needs them. */
function headValue(head: string, key: string): string {
  const line = head.split('\n').find((each) => each.startsWith(`${key}: `)) ?? ''
  return line.slice(key.length + 2).replace(/^'(.*)'$/, '$1')
}

function wordsOf(markdown: string): number {
  const plain = markdown.replaceAll(/\]\([^)]+\)/g, ' ').replaceAll(/[|#*`[\]]/g, ' ')
  return plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
