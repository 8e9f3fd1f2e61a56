import { brand } from '@trusswell/domain/brand.ts'
import { publicPage } from '../../lib/document/page-headers.ts'
import { visitorContext } from '../../lib/document/visitor.ts'
import type { Route } from './+types/security-txt.ts'

/** RFC 9116. It expires at the start of a month, half a year ahead, so that it is the same all month. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1))
  const lines = [
    `Contact: mailto:${brand.security_email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${context.get(visitorContext).siteUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': publicPage },
  })
}
