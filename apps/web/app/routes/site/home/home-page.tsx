import { WorksBand } from '../parts/works-band.tsx'
import { Consultation } from './consultation.tsx'
import { CoreStrengths } from './core-strengths.tsx'
import { FeaturedServices } from './featured-services.tsx'
import { HeroSection } from './hero-section.tsx'
import { PartnerStrip } from './partner-strip.tsx'
import type { readHome } from './read-home.server.ts'
import { StatsStrip } from './stats-strip.tsx'
import { Testimonials } from './testimonials.tsx'
import './hero.css'
import './home.css'

export function HomePage({ shown }: { shown: ReturnType<typeof readHome> }) {
  const { hero, services: section, strengths, works: worksHead, consultation } = shown.home
  return (
    <>
      <HeroSection {...hero} photo={shown.hero_photo} />
      <StatsStrip stats={shown.stats} />
      <FeaturedServices {...section} services={shown.featured} />
      <CoreStrengths {...strengths} />
      {shown.testimonials.length > 0 && (
        <Testimonials {...shown.home.testimonials} testimonials={shown.testimonials} />
      )}
      <WorksBand {...worksHead} works={shown.works} />
      <Consultation {...consultation} />
      <PartnerStrip {...shown.partners} />
    </>
  )
}
