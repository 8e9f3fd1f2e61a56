const subjects = /^\/(?:(?:services|our-works|blog)\/([a-z0-9-]+)|(annual-maintenance|it-parks))$/

/** The contact form, with the page the visitor comes from as its subject. */
export function enquiryPath(pathname: string): string {
  const [, record, offer] = subjects.exec(pathname) ?? []
  const subject = record ?? offer
  return subject && subject !== 'sent' ? `/contact?subject=${subject}#message` : '/contact#message'
}
