import privacyFile from '../../../content/legal/privacy.md?raw'
import termsFile from '../../../content/legal/terms.md?raw'
import { readMarkdown } from '../../../lib/front-matter.ts'
import type { CompanyFacts } from '@trusswell/domain/company-facts.ts'
import { htmlWithCompany } from '../../../lib/company-text.ts'
import { htmlOf } from '../../../lib/markdown.server.ts'

export type LegalText = {
  title: string
  excerpt: string
  date: string
  html: string
  contents: { id: string; title: string }[]
}

const texts = { privacy: toText(privacyFile), terms: toText(termsFile) }

export function legalText(name: keyof typeof texts, company: CompanyFacts): LegalText {
  const text = texts[name]
  return { ...text, html: htmlWithCompany(text.html, company) }
}

export const legalDate = (name: keyof typeof texts): string => texts[name].date

function toText(file: string): LegalText {
  const { head, body } = readMarkdown(file)
  const html = htmlOf(body)
  const chapters = html.matchAll(/<h2 id="([^"<]+)">(.*?)<\/h2>/g)
  return {
    title: String(head['title']),
    excerpt: String(head['excerpt']),
    date: String(head['date']),
    html,
    contents: [...chapters].map(([, id = '', title = '']) => ({ id, title: plain(title) })),
  }
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
