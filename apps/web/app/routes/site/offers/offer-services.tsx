import type { ServiceId } from '@trusswell/domain/services.ts'
import { Link } from 'react-router'
import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export type OfferService = { id: ServiceId; title: string; summary: string }

export function OfferServices({ services }: { services: readonly OfferService[] }) {
  return (
    <Section className="sheet-section band" aria-labelledby="part-title">
      <div className="wrap">
        <SectionHead id="part-title" eyebrow="Services" title="The crews behind it" />
        <ul className="six">
          {services.map(({ id, title, summary }) => (
            <li key={id} data-item="">
              <h3>
                <Link to={`/services/${id}`}>{title}</Link>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
