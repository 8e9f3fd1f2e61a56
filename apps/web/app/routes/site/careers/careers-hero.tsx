import { areaDrawing } from './area-drawing.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Plan } from '../parts/plan.tsx'

export function CareersHero({ count }: { count: number }) {
  const drawing = areaDrawing('automation-services')
  return (
    <section className="page-head careers-hero">
      <div className="wrap">
        <div className="page-head-two">
          <div>
            <p className="eyebrow eyebrow-rule">Careers in Hyderabad</p>
            <h1>Join Our Team</h1>
            <p className="lead">
              Work on live sites, beside the people who drew them. Apply in about two minutes with one file,
              and check the status of your application at any time.
            </p>
            <div className="page-head-actions">
              <ButtonLink to="#positions">
                {count === 0
                  ? 'See open positions'
                  : count === 1
                    ? 'See 1 open position'
                    : `See ${count} open positions`}
              </ButtonLink>
            </div>
          </div>
          {drawing && <Plan drawing={drawing} label="Automation" />}
        </div>
      </div>
    </section>
  )
}
