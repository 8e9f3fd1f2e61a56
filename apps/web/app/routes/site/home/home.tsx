import { brand } from '@trusswell/domain/brand.ts'
import { homeFigures, shownFigure } from '../../../content/figures.ts'
import { home } from '../../../content/home.ts'
import { partners } from '../../../content/partners.ts'
import { services } from '../../../content/services.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { withoutInvented } from '../../../content/without-invented.ts'
import { works } from '../../../content/works.ts'
import { visitorContext } from '../../../lib/document/visitor.ts'
import { logoOf, pictureOf } from '../../../lib/pictures.server.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { organization } from '../../../lib/structured-data.ts'
import { WorksBand } from '../parts/works-band.tsx'
import type { Route } from './+types/home.ts'
import { Consultation } from './consultation.tsx'
import { CoreStrengths } from './core-strengths.tsx'
import { FeaturedServices } from './featured-services.tsx'
import { HeroSection } from './hero-section.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import { StatsStrip } from './stats-strip.tsx'
import { Testimonials } from './testimonials.tsx'
import './hero.css'
import './home.css'

export { HomeError as ErrorBoundary } from './home-error.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `${brand.descriptor} in Hyderabad`,
    description: home.description,
    path: '/',
    data: [organization],
  })

const shown = ({ context }: Route.LoaderArgs) => context.get(visitorContext)

export const loader = (args: Route.LoaderArgs) => ({
  home,
  hero_photo: pictureOf(home.hero.image, shown(args)),
  partners: {
    ...partners,
    items: partners.items.map(({ name, logo }) => ({ name, logo: logoOf(logo, shown(args)) })),
  },
  stats: homeFigures.map((figure) => shownFigure(figure, shown(args))),
  featured: home.services.featured.map(({ id, line }) => {
    const service = services.find((each) => each.id === id)
    return { id, line, title: service?.title ?? id, photo: pictureOf(service?.image, shown(args)) }
  }),
  testimonials: withoutInvented(testimonials, shown(args)).map(
    ({ name, company, content, rating, image }) => ({
      name,
      company,
      content,
      rating,
      photo: pictureOf(image, shown(args)),
    }),
  ),
  works: works.map(({ id, title, description, image }) => ({
    id,
    title,
    description,
    photo: pictureOf(image, shown(args)),
  })),
})

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, services: section, strengths, works: worksHead, consultation } = loaderData.home
  return (
    <>
      <HeroSection {...hero} photo={loaderData.hero_photo} />
      <StatsStrip stats={loaderData.stats} />
      <FeaturedServices {...section} services={loaderData.featured} />
      <CoreStrengths {...strengths} />
      {loaderData.testimonials.length > 0 && (
        <Testimonials {...loaderData.home.testimonials} testimonials={loaderData.testimonials} />
      )}
      <WorksBand {...worksHead} works={loaderData.works} />
      <Consultation {...consultation} />
      <PartnerStrip {...loaderData.partners} />
    </>
  )
}
