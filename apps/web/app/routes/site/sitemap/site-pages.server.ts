import type { Job } from '@trusswell/domain/jobs.ts'
import { careerAreaIds } from '@trusswell/domain/services.ts'
import { leadership } from '../../../content/leadership.ts'
import { services } from '../../../content/services.ts'
import { works } from '../../../content/works.ts'
import { posts } from '../blog/posts.server.ts'
import { areaTitle } from '../careers/area-title.ts'

export type SitePage = { path: string; title: string; changed?: string }
export type SiteGroup = { title: string; pages: readonly SitePage[] }

/** Every public page that may be found by search; the sitemaps and the edge's warming read it. */
export const siteGroups = (jobs: readonly Job[]): readonly SiteGroup[] => [
  {
    title: 'Company',
    pages: [
      { path: '/', title: 'Home' },
      { path: '/about', title: 'About' },
      ...leadership.map(({ id, title }) => ({ path: `/leadership/${id}`, title })),
      { path: '/contact', title: 'Contact' },
    ],
  },
  {
    title: 'Services',
    pages: [
      { path: '/services', title: 'All services' },
      ...services.map(({ id, title }) => ({ path: `/services/${id}`, title })),
    ],
  },
  {
    title: 'Our Works',
    pages: [
      { path: '/our-works', title: 'All works' },
      ...works.map(({ id, title }) => ({ path: `/our-works/${id}`, title })),
    ],
  },
  {
    title: 'Blog',
    pages: [
      { path: '/blogs', title: 'All articles' },
      ...posts.map(({ id, title, date }) => ({ path: `/blog/${id}`, title, changed: date })),
    ],
  },
  {
    title: 'Careers',
    pages: [
      { path: '/careers', title: 'All positions' },
      ...careerAreaIds
        .filter((id) => jobs.some(({ area }) => area === id))
        .map((id) => ({ path: `/careers/service/${id}`, title: areaTitle(id) })),
      ...jobs.map(({ id, title, posted_on }) => ({ path: `/careers/${id}`, title, changed: posted_on })),
    ],
  },
  {
    title: 'Legal',
    pages: [
      { path: '/privacy', title: 'Privacy Policy' },
      { path: '/terms', title: 'Terms of Service' },
      { path: '/sitemap', title: 'Sitemap' },
    ],
  },
]
