import { offers } from '../../../content/offers.ts'
import { services } from '../../../content/services.ts'
import { works } from '../../../content/works.ts'
import { posts } from '../blog/posts.server.ts'

/** Subjects that a link may prefill: `/contact?subject=civil-works`. */
export const knownSubjects: Readonly<Record<string, string>> = {
  consultation: 'Consultation',
  ...Object.fromEntries(services.map(({ id, title }) => [id, title])),
  ...Object.fromEntries(offers.map(({ id, title }) => [id, title])),
  ...Object.fromEntries(works.map(({ id, title }) => [id, `Our Works: ${title}`])),
  ...Object.fromEntries(posts.map(({ id, title }) => [id, `Article: ${title}`])),
}
