import { brandFacts, type CompanyFacts } from '@trusswell/domain/company-facts.ts'
import { expect, test } from 'vitest'
import { contentFor, htmlWithCompany, withCompany } from './company-text.ts'

const company: CompanyFacts = { ...brandFacts, name: 'Acme', phones: ['+91 1', '+91 2'] }

test('fields take the company’s value, or the brand file’s if only that has one', () => {
  expect(withCompany('{{name}}: {{phones}}, {{hours}}', company)).toMatch(/^Acme: \+91 1, \+91 2, Monday/)
  expect(withCompany('{{nothing}} {{social}} {{constructor}}', company)).toBe(
    '{{nothing}} {{social}} {{constructor}}',
  )
})

test('a missing fact is shown as missing, and isn’t a link', () => {
  const bare: CompanyFacts = { ...company, email: '', phones: [] }
  expect(htmlWithCompany('<p>{{email}}, {{phones}}</p>', bare)).toBe(
    '<p>(not published yet), (not published yet)</p>',
  )
})

test('content is filled in at every depth and left as it was', () => {
  const content = { title: 'About {{name}}', items: [{ text: '{{name}}', year: 2014 }] }
  expect(contentFor(content, company)).toEqual({
    title: 'About Acme',
    items: [{ text: 'Acme', year: 2014 }],
  })
  expect(content.title).toBe('About {{name}}')
})

test('text from the settings never becomes markup, and mail addresses are links', () => {
  const hostile = { ...company, name: '<img src=x onerror=alert(1)>', email: 'a"b@acme.example' }
  expect(htmlWithCompany('<p>{{name}} {{email}}</p>', hostile)).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; <a href="mailto:a&quot;b@acme.example">a&quot;b@acme.example</a></p>',
  )
})
