import { sitePages } from '../../content/site-pages.ts'
import { publicPage } from '../../lib/document/page-headers.ts'
import { visitorContext } from '../../lib/document/visitor.ts'
import type { Route } from './+types/sitemap-xml.ts'

export const loader = ({ context }: Route.LoaderArgs) => {
  const { siteUrl } = context.get(visitorContext)
  const urls = sitePages.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': publicPage },
  })
}
