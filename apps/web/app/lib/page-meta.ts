import type { MetaDescriptor } from 'react-router'
import { withCompany } from './company-text.ts'
import { type Matches, siteOf } from './document/site-data.ts'
import { socialPicture } from './social-picture.ts'
import type { Located } from './structured-data.ts'

/** The title's suffix; the company's name by default. */
const pageTitle = (matches: Matches, title: string, suffix?: string) =>
  `${title} | ${withCompany(suffix ?? '{{name}}', siteOf(matches).company)}`

type Page = {
  title: string
  description: string
  path: string
  indexed?: boolean
  suffix?: string
  type?: 'website' | 'article'
  data?: readonly Located[]
}

export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { path, indexed = true, type = 'website', data = [] } = page
  const { site_url: site, company } = siteOf(matches)
  const description = withCompany(page.description, company)
  const url = `${site}${path}`
  const title = pageTitle(matches, page.title, page.suffix)
  return [
    { title },
    { name: 'description', content: description },
    ...(indexed
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: company.legal_name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: `${site}${socialPicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((located) => ({ 'script:ld+json': located(site, company) })),
  ]
}

/** Excluded from search engines. */
export const hiddenMeta = (matches: Matches, title: string): MetaDescriptor[] => [
  { title: pageTitle(matches, title) },
  { name: 'robots', content: 'noindex' },
]
