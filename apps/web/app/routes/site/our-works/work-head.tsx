import type { Work } from '../../../content/shapes.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { Plan } from '../parts/plan.tsx'
import { sceneByWork } from '../../../illustrations/scenes/by-work.ts'

export function WorkHead({ work, service }: { work: Work; service: string }) {
  return (
    <section className="page-head">
      <div className="wrap">
        <TextLink to="/our-works" arrow="back">
          Back to Our Works
        </TextLink>
        <div className="page-head-two">
          <div>
            <p className="eyebrow">{work.category}</p>
            <h1>{work.title}</h1>
            <p className="lead">{work.description}</p>
            <p className="mt-3">
              <TextLink to={`/services/${work.service}`} arrow="forward">
                {service}
              </TextLink>
            </p>
          </div>
          <Plan illustration={sceneByWork[work.id]} label={work.title} />
        </div>
        <dl className="fact-row">
          {work.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
