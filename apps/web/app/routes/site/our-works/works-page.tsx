import type { ReactNode } from 'react'
import type { Work } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { SceneCell } from '../parts/scene-cell.tsx'
import { sceneByWork } from '../../../illustrations/scenes/by-work.ts'
import { EnquirySection } from './enquiry-section.tsx'
import './our-works.css'
import '../contact/contact-form.css'

type WorksPageProps = {
  works: readonly Pick<Work, 'id' | 'title' | 'description' | 'category'>[]
  children: ReactNode
}

/** The page around the form, whatever the form has become. */
export function WorksPage({ works, children }: WorksPageProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Portfolio</p>
          <h1>Our Works</h1>
          <p className="lead">
            Three typical assignments, from the question at the start to the file at the end. Each is a worked
            example with its figures.
          </p>
        </div>
      </section>
      <Section className="sheet-section blueprint works-list" aria-label="Portfolio">
        <ul className="wrap cells">
          {works.map(({ id, title, description, category }) => (
            <SceneCell
              key={id}
              id={id}
              illustration={sceneByWork[id]}
              eyebrow={category}
              title={title}
              to={`/our-works/${id}`}
              link="View project"
              level={2}
            >
              <p>{description}</p>
            </SceneCell>
          ))}
        </ul>
      </Section>
      <EnquirySection>{children}</EnquirySection>
    </>
  )
}
