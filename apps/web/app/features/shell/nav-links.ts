export type NavLink = { to: string; label: string }

export const pageLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/services', label: 'Services' },
  { to: '/careers', label: 'Careers' },
  { to: '/contact', label: 'Contact' },
  { to: '/blogs', label: 'Blogs' },
]

export const quickLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/careers', label: 'Careers' },
  { to: '/contact', label: 'Contact' },
]

/** Links for the manager of a building in use. */
export const buildingLinks: readonly NavLink[] = [
  { to: '/annual-maintenance', label: 'Annual maintenance (AMC)' },
  { to: '/it-parks', label: 'IT parks' },
  { to: '/our-works', label: 'Our Works' },
]

export const legalLinks: readonly NavLink[] = [
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/sitemap', label: 'Sitemap' },
]

/** `page` on the link's own page, `true` on a page that belongs to it. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return belongs(to, pathname) ? 'true' : undefined
}

function belongs(to: string, pathname: string): boolean {
  switch (to) {
    case '/services':
      return pathname.includes(to) || /^\/(?:annual-maintenance|it-parks)$/.test(pathname)
    case '/careers':
      return pathname.includes(to)
    case '/blogs':
      return pathname.includes('/blog/')
    default:
      return false
  }
}
