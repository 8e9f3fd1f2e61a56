import { type APIRequestContext, expect } from '@playwright/test'
import { pathsOf } from '../../infra/edge/warm.ts'

/** Every page in the running system's sitemap. */
/** Other tests add and delete jobs meanwhile; their URLs end in a word of `ownWord`. */
export const isOfAnotherTest = (url: string) => /-w[0-9a-f]{8}$/.test(url)

export async function sitePaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  const paths = pathsOf(await answer.text()).filter((path) => !isOfAnotherTest(path))
  // A check of no pages would pass.
  expect(paths.length).toBeGreaterThan(60)
  return paths
}

/** One page of each template; the search page is not in the sitemap. */
export const templates = {
  home: '/',
  about: '/about',
  leader: '/leadership/ceo',
  contact: '/contact',
  services: '/services',
  service: '/services/mechanical-services',
  'facility-management': '/services/facility-management',
  'our-works': '/our-works',
  work: '/our-works/hvac-systems',
  blogs: '/blogs',
  post: '/blog/predictive-maintenance-guide',
  careers: '/careers',
  'career-area': '/careers/service/mechanical-services',
  job: '/careers/hvac-technician',
  privacy: '/privacy',
  sitemap: '/sitemap',
  search: '/search',
  // Last, so that the screenshots before it keep their combination of width and theme.
  offer: '/annual-maintenance',
} as const
