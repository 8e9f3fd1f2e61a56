import type { Offer } from '../../../content/offers.ts'
import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export function Transition({ steps }: { steps: Offer['transition'] }) {
  return (
    <Section className="sheet-section band" aria-labelledby="transition-title">
      <div className="wrap">
        <SectionHead
          id="transition-title"
          eyebrow="Transition plan"
          title="Taken over in 30 to 60 days"
          lead="The plan for a campus. For one building the same steps take about thirty days. Nothing has to be switched off."
        />
        <ol className="offer-steps">
          {steps.map(({ days, title, text }) => (
            <li key={days} data-item="">
              <p className="figures offer-days">{days}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
