import { publicPage } from '../../lib/document/page-headers.ts'
import { visitorContext } from '../../lib/document/visitor.ts'
import type { Route } from './+types/robots-txt.ts'

const closed = ['/api/', '/admin', '/manager', '/client', '/dashboard']

export const loader = ({ context }: Route.LoaderArgs) => {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.get(visitorContext).siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': publicPage },
  })
}
