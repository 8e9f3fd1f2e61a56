import { kolkataDay } from '@trusswell/domain/days.ts'
import type { Job } from '@trusswell/domain/jobs.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { contentChanged } from '../../../content/pages.ts'
import { leadership } from '../../../content/leadership.ts'
import { offers } from '../../../content/offers.ts'
import { services } from '../../../content/services.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { works } from '../../../content/works.ts'
import { posts } from '../blog/posts.server.ts'
import { areaTitle } from '../careers/area-title.ts'
import { internship } from '../careers/careers-content.ts'
import { legalDate } from '../legal/legal-texts.server.ts'
import type { IssueLine } from '../newsletter/issues.server.ts'

export type SitePage = { path: string; title: string; changed?: string }
export type SiteGroup = { title: string; pages: readonly SitePage[] }

/** A list page changes with its newest entry. */
function newest(days: readonly string[]): { changed?: string } {
  const changed = days.toSorted().at(-1)
  return changed ? { changed } : {}
}

const dayOf = (moment: string) => kolkataDay(Date.parse(moment))

/** All public pages that search engines may index; used by the sitemaps and by the edge's cache warming. */
export const siteGroups = (
  jobs: readonly Job[],
  issues: readonly IssueLine[],
  visitor: { samples: boolean },
): readonly SiteGroup[] => [
  {
    title: 'Company',
    pages: [
      { path: '/', title: 'Home', changed: contentChanged },
      { path: '/about', title: 'About', changed: contentChanged },
      ...withoutInvented(leadership, visitor).map(({ id, title }) => ({
        path: `/leadership/${id}`,
        title,
        changed: contentChanged,
      })),
      { path: '/contact', title: 'Contact', changed: contentChanged },
    ],
  },
  {
    title: 'Services',
    pages: [
      { path: '/services', title: 'All services', changed: contentChanged },
      ...offers.map(({ id, title }) => ({ path: `/${id}`, title, changed: contentChanged })),
      ...services.map(({ id, title }) => ({ path: `/services/${id}`, title, changed: contentChanged })),
    ],
  },
  {
    title: 'Our Works',
    pages: [
      { path: '/our-works', title: 'All works', changed: contentChanged },
      ...works.map(({ id, title }) => ({ path: `/our-works/${id}`, title, changed: contentChanged })),
    ],
  },
  {
    title: 'Blog',
    pages: [
      { path: '/blogs', title: 'All articles', ...newest(posts.map(({ date }) => date)) },
      ...posts.map(({ id, title, date }) => ({ path: `/blog/${id}`, title, changed: date })),
    ],
  },
  {
    title: 'Newsletter',
    pages: [
      {
        path: '/newsletter',
        title: 'All issues',
        ...newest(issues.map(({ published_at }) => dayOf(published_at))),
      },
      ...issues.map(({ slug, subject, published_at }) => ({
        path: `/newsletter/${slug}`,
        title: subject,
        changed: dayOf(published_at),
      })),
    ],
  },
  {
    title: 'Careers',
    pages: [
      { path: '/careers', title: 'All positions', ...newest(jobs.map(({ posted_on }) => posted_on)) },
      { path: '/careers/internship', title: internship.title, changed: contentChanged },
    ],
  },
  {
    title: 'Career areas',
    pages: careerAreaIds
      .filter((id) => jobs.some(({ area }) => area === id))
      .map((id) => ({
        path: `/careers/service/${id}`,
        title: areaTitle(id),
        ...newest(jobs.filter(({ area }) => area === id).map(({ posted_on }) => posted_on)),
      })),
  },
  {
    title: 'Open positions',
    pages: jobs.map(({ id, title, posted_on }) => ({ path: `/careers/${id}`, title, changed: posted_on })),
  },
  {
    title: 'Legal',
    pages: [
      { path: '/privacy', title: 'Privacy Policy', changed: legalDate('privacy') },
      { path: '/terms', title: 'Terms of Service', changed: legalDate('terms') },
      { path: '/sitemap', title: 'Sitemap', changed: contentChanged },
    ],
  },
]
