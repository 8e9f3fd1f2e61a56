import type { Leader } from '../../../content/shapes.ts'
import { MonogramPlate } from '../../../illustrations/monogram-plate.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

export function LeaderHead({ leader }: { leader: Leader }) {
  const { name, title, lead, highlights } = leader
  return (
    <section className="page-head leader-head">
      <div className="wrap">
        <TextLink to="/about" arrow="back">
          Back to About
        </TextLink>
        <div className="leader-plate">
          <MonogramPlate name={name} size={288} />
          <div>
            <p className="eyebrow">{title}</p>
            <h1>{name}</h1>
            <p className="lead">{lead}</p>
          </div>
        </div>
        <dl className="leader-facts">
          {highlights.map(({ figure, label }) => (
            <div key={label}>
              <dt>
                <span className="dim-line block" aria-hidden="true" />
                {label}
              </dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
