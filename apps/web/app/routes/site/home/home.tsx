import { brand } from '@trusswell/domain/brand.ts'
import { home } from '../../../content/home.ts'
import { partners } from '../../../content/partners.ts'
import { services } from '../../../content/services.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { works } from '../../../content/works.ts'
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

export const loader = () => ({
  home,
  partners,
  stats: brand.claims.home,
  featured: home.services.featured.map(({ id, line }) => ({
    id,
    line,
    title: services.find((service) => service.id === id)?.title ?? id,
  })),
  testimonials: testimonials.map(({ name, company, content, rating }) => ({
    name,
    company,
    content,
    rating,
  })),
  works: works.map(({ id, title, description }) => ({ id, title, description })),
})

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, services: section, strengths, works: worksHead, consultation } = loaderData.home
  return (
    <>
      <HeroSection {...hero} />
      <StatsStrip stats={loaderData.stats} />
      <FeaturedServices {...section} services={loaderData.featured} />
      <CoreStrengths {...strengths} />
      <Testimonials {...loaderData.home.testimonials} testimonials={loaderData.testimonials} />
      <WorksBand {...worksHead} works={loaderData.works} />
      <Consultation {...consultation} />
      <PartnerStrip {...loaderData.partners} />
    </>
  )
}
