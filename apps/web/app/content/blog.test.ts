import { careerAreaIds, serviceIds } from '@trusswell/domain/services.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sumsOf } from './sums-of.ts'

const folder = new URL('./blog/', import.meta.url)
const ids = readdirSync(folder).map((file) => file.replace(/\.md$/, ''))
const singlePages =
  '/ /about /services /careers /careers/internship /contact /contact?subject=consultation /blogs /our-works /privacy /terms'
const knownPaths = new Set([
  ...singlePages.split(' '),
  ...serviceIds.map((id) => `/services/${id}`),
  ...careerAreaIds.map((id) => `/careers/service/${id}`),
  ...ids.map((id) => `/blog/${id}`),
])
const posts = ids.map((id) => {
  const source = readFileSync(new URL(`${id}.md`, folder), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  return { id, head, body, of: (key: string) => headValue(head, key) }
})

test('no two share a title, an excerpt or a day', () => {
  for (const key of ['title', 'excerpt', 'date'])
    expect(new Set(posts.map((post) => post.of(key))).size).toBe(posts.length)
})

describe.each(posts)('$id', ({ head, body, of }) => {
  test('has every front matter field and no other', () => {
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

  test('has a valid date, and three to five tags', () => {
    expect(of('date')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(new Date(`${of('date')}T00:00:00Z`).toISOString().slice(0, 10)).toBe(of('date'))
    const tags = of('tags').slice(1, -1).split(', ')
    expect([3, 4, 5]).toContain(new Set(tags).size)
    expect(tags.filter((tag) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(tag))).toEqual([])
  })

  test('has headings from level two down, with no level skipped', () => {
    const levels = [...body.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length)
    expect(levels[0]).toBe(2)
    expect(levels.filter((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1)).toEqual([])
  })

  test('links only to pages that exist here', () => {
    const links = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
    expect(links.filter((target) => !knownPaths.has(target))).toEqual([])
  })

  test('has no arithmetic errors', () => {
    expect(sumsOf(body).filter((sum) => !sum.right)).toEqual([])
  })

  test('has no raw HTML and no placeholder', () => {
    expect(`${head}\n${body}`).not.toMatch(/\b(TODO|TBD|lorem|ipsum)\b/i)
    expect(body.match(/<[a-z/!]|\{\{|\[[A-Z ]+\](?!\()/g) ?? []).toEqual([])
  })
})

/** `key: value` of the head; quotes only where YAML needs them. */
function headValue(head: string, key: string): string {
  const line = head.split('\n').find((each) => each.startsWith(`${key}: `)) ?? ''
  return line.slice(key.length + 2).replace(/^'(.*)'$/, '$1')
}
