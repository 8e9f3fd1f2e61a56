import type { Offer } from '../../../content/offers.ts'
import { Section } from '../../../features/shell/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** The contract's scope, its variants, and its exclusions. */
export function OfferScope({ offer }: { offer: Pick<Offer, 'scope' | 'choices' | 'excluded'> }) {
  const { scope, choices, excluded } = offer
  return (
    <>
      <Section className="sheet-section" aria-labelledby="scope-title">
        <div className="wrap">
          <SectionHead id="scope-title" eyebrow="Scope" title="What is in the contract" lead={scope.lead} />
          <div className="offer-table" data-item="">
            <Table
              caption="Scope"
              columns={[
                { key: 'system', header: 'Part', onCard: 'title', cell: ({ system }) => system },
                { key: 'work', header: 'Work', onCard: 'bare', cell: ({ work }) => work },
                { key: 'rhythm', header: 'How often', cell: ({ rhythm }) => rhythm },
              ]}
              rows={[...scope.rows]}
              rowKey={({ system }) => system}
            />
          </div>
        </div>
      </Section>
      <Section className="sheet-section band" aria-labelledby="choices-title">
        <div className="wrap">
          <SectionHead id="choices-title" eyebrow="How it fits" title={choices.title} lead={choices.lead} />
          <ul className="six">
            {choices.items.map(({ title, text }) => (
              <li key={title} data-item="">
                <div className="dim-line ruled-line" aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className="offer-excluded" data-item="">
            <h3>Not included</h3>
            <ul>
              {excluded.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
    </>
  )
}
