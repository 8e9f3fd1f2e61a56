import { brand } from '@trusswell/domain/brand.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`./legal/${name}.md`, import.meta.url), 'utf8')

describe.each(['privacy', 'terms'])('%s', (name) => {
  const text = read(name)

  test('names the company only by brand file fields, with no bracket left to fill in', () => {
    const fields = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, field = '']) => field)
    expect(fields).toEqual(expect.arrayContaining(['legal_name', 'address', 'email', 'phones', 'hours']))
    expect(fields.filter((field) => !(field in brand))).toEqual([])
    expect(text).not.toMatch(/\[[^\]]+\](?!\()|TODO|TBD|lorem/)
    expect([brand.name, brand.email, ...brand.phones].filter((value) => text.includes(value))).toEqual([])
  })

  test('has title, excerpt and date, and headings from level two down', () => {
    expect(text).toMatch(/^---\ntitle: .+\nexcerpt: '.{60,160}'\ndate: \d{4}-\d\d-\d\d\n---\n/)
    expect(text).toMatch(/^## /m)
    expect(text).not.toMatch(/^# /m)
  })
})

test('the privacy notice keeps contact messages as long as the notice at the form says', () => {
  const [months] = /\d+ months/.exec(contactNotice.text) ?? ['']
  expect(read('privacy')).toMatch(new RegExp(`^\\| You send a contact form .*${months}`, 'm'))
})
