import { redirect } from 'react-router'
import { publicPage } from '../../lib/document/page-headers.ts'

const pages: Readonly<Record<string, string>> = { '/blog': '/blogs', '/leadership': '/about' }

/** URLs that visitors guess after they have seen `/blog/{id}` or `/leadership/{id}`. */
export function loader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  return redirect(pages[pathname] ?? '/', { status: 301, headers: { 'Cache-Control': publicPage } })
}
