import { readCompany } from '../../lib/company.server.ts'
import { publicPage } from '../../lib/document/page-headers.ts'
import { visitorContext } from '../../lib/document/visitor.ts'
import type { Route } from './+types/security-txt.ts'

/** RFC 9116. Expires at the start of a month, half a year ahead, so that the file changes once a month. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext)
  const { email, security_email: security } = await readCompany(visitor)
  const addresses = [security, email].filter(Boolean)
  if (addresses.length === 0) return new Response('Not found', { status: 404 })
  const now = new Date()
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1))
  const lines = [
    // In order of preference.
    ...addresses.map((address) => `Contact: mailto:${address}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${visitor.siteUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': publicPage },
  })
}
