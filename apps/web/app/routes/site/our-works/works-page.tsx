import type { ReactNode } from 'react'
import type { Reference } from '../../../content/references.ts'
import type { Work } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { SceneCell } from '../parts/scene-cell.tsx'
import { drawingByWork } from '../../../illustrations/scenes/by-work.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { EnquirySection } from './enquiry-section.tsx'
import { ReferencesSection } from './references-section.tsx'
import './our-works.css'
import '../contact/contact-form.css'

type WorksPageProps = {
  works: readonly (Pick<Work, 'id' | 'title' | 'description' | 'category'> & {
    photo?: PictureData | undefined
  })[]
  references: readonly Reference[]
  children: ReactNode
}

/** The page around the form in any state. */
export function WorksPage({ works, references, children }: WorksPageProps) {
  return (
    <>
      <section className="page-head page-head-plain">
        <div className="wrap">
          <p className="eyebrow eyebrow-rule">Works in Hyderabad</p>
          <h1>Our Works</h1>
          <p className="lead">
            {references.length > 0 && 'Finished works with place, size and result. '}Three worked examples
            show how we go about an assignment, from the question at the start to the file at the end.
          </p>
        </div>
      </section>
      <ReferencesSection references={references} />
      <Section className="sheet-section blueprint works-list" aria-labelledby="examples-title">
        <div className="wrap">
          <SectionHead
            id="examples-title"
            eyebrow="Typical assignments"
            title="Worked examples"
            lead="These are examples, not projects for named clients. The design figures are there for you to check."
          />
          <ul className="cells">
            {works.map(({ id, title, description, category, photo }) => (
              <SceneCell
                key={id}
                id={id}
                drawing={drawingByWork[id]}
                ground="blueprint"
                photo={photo}
                eyebrow={`Worked example: ${category}`}
                title={title}
                to={`/our-works/${id}`}
                link="See how"
              >
                <p>{description}</p>
              </SceneCell>
            ))}
          </ul>
        </div>
      </Section>
      <EnquirySection>{children}</EnquirySection>
    </>
  )
}
