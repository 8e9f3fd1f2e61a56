import type { Offer } from '../../../content/offers.ts'
import type { Matches } from '../../../lib/document/site-data.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { breadcrumbs, serviceData } from '../../../lib/structured-data.ts'

export function offerMeta(matches: Matches, offer: Offer | undefined) {
  if (!offer) return []
  const { id, title, document_title, description } = offer
  const path = `/${id}`
  return pageMeta(matches, {
    title: document_title,
    description,
    path,
    data: [
      serviceData({ name: title, description, path }),
      breadcrumbs([
        ['Services', '/services'],
        [title, path],
      ]),
    ],
  })
}
