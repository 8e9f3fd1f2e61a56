import { brand } from '@trusswell/domain/brand.ts'
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from './document/site-data.ts'
import { socialPicture } from './social-picture.ts'
import type { Located } from './structured-data.ts'

export const pageTitle = (title: string, suffix: string = brand.name) => `${title} | ${suffix}`

type Page = {
  title: string
  description: string
  path: string
  indexed?: boolean
  /** After the title; the brand's name where nothing is said. */
  suffix?: string
  type?: 'website' | 'article'
  data?: readonly Located[]
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export function pageMeta(matches: Matches, page: Page): MetaDescriptor[] {
  const { description, path, indexed = true, type = 'website', data = [] } = page
  const site = siteUrl(matches)
  const url = `${site}${path}`
  const title = pageTitle(page.title, page.suffix)
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
    { property: 'og:site_name', content: brand.legal_name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: `${site}${socialPicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((located) => ({ 'script:ld+json': located(site) })),
  ]
}

export const missingMeta = (title: string): MetaDescriptor[] => [
  { title: pageTitle(title) },
  { name: 'robots', content: 'noindex' },
]

function siteUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<SiteData> | undefined
  return root?.site_url ?? ''
}
