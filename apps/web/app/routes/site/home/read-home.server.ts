import { homeFigures, shownFigure } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { partners } from '../../../content/partners.ts'
import { services } from '../../../content/services.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { works } from '../../../content/works.ts'
import type { Visitor } from '../../../lib/document/visitor.ts'
import { logoOf, pictureOf } from '../../../lib/pictures.server.ts'

export const readHome = (shown: Visitor) => ({
  home,
  hero_photo: pictureOf(home.hero.image, shown),
  partners: {
    ...partners,
    items: partners.items.map(({ name, logo }) => ({ name, logo: logoOf(logo, shown) })),
  },
  stats: homeFigures.map((figure) => shownFigure(figure, shown)),
  featured: home.services.featured.map(({ id, line }) => {
    const service = services.find((each) => each.id === id)
    return { id, line, title: service?.title ?? id, photo: pictureOf(service?.image, shown) }
  }),
  testimonials: withoutInvented(testimonials, shown).map(
    ({ position: _position, image, ...testimonial }) => ({
      ...testimonial,
      photo: pictureOf(image, shown),
    }),
  ),
  works: works.map(({ id, title, description, image }) => ({
    id,
    title,
    description,
    photo: pictureOf(image, shown),
  })),
})
