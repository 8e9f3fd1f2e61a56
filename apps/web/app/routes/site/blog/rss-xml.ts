import type { Post } from '../../../content/shapes.ts'
import { readCompany } from '../../../lib/company.server.ts'
import { publicPage } from '../../../lib/document/page-headers.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import type { Route } from './+types/rss-xml.ts'
import { posts } from './posts.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { siteUrl } = visitor
  const { name } = await readCompany(visitor)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${name} Blog`),
    element('link', `${siteUrl}/blogs`),
    element('description', 'Articles by our engineers, with figures and worked examples.'),
    element('language', 'en-in'),
    `<atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(siteUrl, post)),
    '</channel></rss>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': publicPage },
  })
}

function itemOf(siteUrl: string, { id, title, excerpt, date, category }: Post): string {
  const link = `${siteUrl}/blog/${id}`
  const parts = [
    element('title', title),
    element('link', link),
    element('guid', link),
    element('description', excerpt),
    element('category', category),
    element('pubDate', new Date(date).toUTCString()),
  ]
  return `<item>${parts.join('')}</item>`
}

function element(name: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${name}>${escaped}</${name}>`
}
