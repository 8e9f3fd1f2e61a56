import { brand } from '@trusswell/domain/brand.ts'
import type { CompanyFacts } from '@trusswell/domain/company-facts.ts'

/** Our own texts name the company by fields: `{{name}}`, `{{phones}}`, `{{hours}}`. */
const field = /\{\{(\w+)\}\}/g

/** Fills the place of a missing fact, so that the sentence around it stays complete. */
const unpublished = '(not published yet)'

/** The value of a field; undefined where neither the company nor the brand file has a text of that name. */
export function factOf(company: CompanyFacts, name: string): string | undefined {
  const facts: Record<string, unknown> = { ...brand, ...company }
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
  const text = Array.isArray(fact) ? fact.join(', ') : fact
  return typeof text === 'string' ? text || unpublished : undefined
}

export const fieldsIn = (text: string): string[] => [...text.matchAll(field)].map(([, name = '']) => name)

/** The text with its fields filled in. Unknown fields are left as they are, because they may be part of a job's title. */
export function withCompany(text: string, company: CompanyFacts): string {
  return text.replaceAll(field, (whole, name: string) => factOf(company, name) ?? whole)
}

/** A page's whole content with its fields filled in. */
export function contentFor<Content>(content: Content, company: CompanyFacts): Content {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? withCompany(value, company) : value,
  ) as Content
}

/** Rendered Markdown with its fields filled in; what admins typed is escaped, and mail addresses become links. */
export function htmlWithCompany(html: string, company: CompanyFacts): string {
  return html.replaceAll(field, (whole, name: string) => {
    const fact = factOf(company, name)
    if (fact === undefined) return whole
    const text = escapeHtml(fact)
    return name.endsWith('email') && fact !== unpublished ? `<a href="mailto:${text}">${text}</a>` : text
  })
}

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
