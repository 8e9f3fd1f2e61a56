import { Plan } from '../parts/plan.tsx'
import { drawingByService } from '../../../illustrations/scenes/by-service.ts'

type AboutHeadProps = { eyebrow: string; title: string; story: readonly string[] }

export function AboutHead({ eyebrow, title, story: [opening, ...story] }: AboutHeadProps) {
  return (
    <section className="page-head about-head">
      <div className="wrap">
        <div className="page-head-two">
          <div>
            <p className="eyebrow eyebrow-rule">{eyebrow}</p>
            <h1>{title}</h1>
            <p className="lead">{opening}</p>
          </div>
          <Plan
            drawing={drawingByService['architecture-interior-design']}
            label="A floor that all trades drew together"
          />
        </div>
        <div className="about-story">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
