import { brand } from '@trusswell/domain/brand.ts'
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from './document/site-data.ts'

export const pageTitle = (title: string) => `${title} | ${brand.name}`

type Page = { title: string; description: string; path: string; indexed?: boolean }
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export function pageMeta(
  matches: Matches,
  { title, description, path, indexed = true }: Page,
): MetaDescriptor[] {
  const url = `${siteUrl(matches)}${path}`
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...(indexed
      ? [{ tagName: 'link', rel: 'canonical', href: url }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: pageTitle(title) },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: brand.legal_name },
    { property: 'og:image', content: `${siteUrl(matches)}/og/default.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function siteUrl(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<SiteData> | undefined
  return root?.site_url ?? ''
}
