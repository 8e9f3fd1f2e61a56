import { type OfferId, offers } from '../../../content/offers.ts'
import { services } from '../../../content/services.ts'
import { papersFor } from '../parts/papers-for.server.ts'

/** An offer's content for this visitor. */
export function offerOf(id: OfferId, visitor: { samples: boolean }) {
  const offer = offers.find((each) => each.id === id)
  if (!offer) throw new Error(`There is no offer ${id}`)
  return {
    offer,
    services: services
      .filter((service) => offer.services.includes(service.id))
      .map(({ id: service, title, summary }) => ({ id: service, title, summary })),
    papers: papersFor(visitor, 'facility-management'),
  }
}
