const anyOrigin = 'http://site.invalid'

/** The page after signing in: the requested one if it is on this site, else the dashboard. */
export function nextPath(search: string): string {
  const asked = new URLSearchParams(search).get('next') ?? ''
  // Two slashes, or a backslash that browsers treat as one, start a host name.
  if (!/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, anyOrigin)) return '/dashboard'
  const { origin, pathname, search: query, hash } = new URL(asked, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : '/dashboard'
}

export const loginPath = (asked: { pathname: string; search: string }): string =>
  `/login?${new URLSearchParams({ next: `${asked.pathname}${asked.search}` })}`
