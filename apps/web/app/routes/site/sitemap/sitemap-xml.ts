import { publicPage } from '../../../lib/document/page-headers.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { openJobs } from '../careers/open-jobs.server.ts'
import { publishedIssues } from '../newsletter/issues.server.ts'
import type { Route } from './+types/sitemap-xml.ts'
import { siteGroups, type SitePage } from './site-pages.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const [jobs, issues] = await Promise.all([openJobs(visitor), publishedIssues(visitor)])
  const pages = siteGroups(jobs, issues, visitor).flatMap((group) => group.pages)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url>${entryOf(visitor.siteUrl, page)}</url>`),
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': publicPage },
  })
}

function entryOf(siteUrl: string, { path, changed }: SitePage): string {
  const changedOn = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<loc>${siteUrl}${path}</loc>${changedOn}`
}
