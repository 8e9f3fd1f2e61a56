import type { Action, Work } from '../../../content/shapes.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { Section } from '../../../features/shell/section.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { SceneCell } from './scene-cell.tsx'
import { SectionHead } from './section-head.tsx'
import { drawingByWork } from '../../../illustrations/scenes/by-work.ts'

type WorksBandProps = {
  eyebrow: string
  title: string
  action: Action
  works: readonly (Pick<Work, 'id' | 'title' | 'description'> & { photo?: PictureData | undefined })[]
}

export function WorksBand({ eyebrow, title, action, works }: WorksBandProps) {
  const more = (
    <TextLink to={action.to} arrow="forward">
      {action.label}
    </TextLink>
  )
  return (
    <Section className="sheet-section blueprint" aria-labelledby="works-title">
      <div className="wrap">
        <SectionHead id="works-title" eyebrow={eyebrow} title={title} end={more} />
        <ul className={classNames('cells', works.length === 2 && 'cells-two')}>
          {works.map((work) => (
            <SceneCell
              key={work.id}
              drawing={drawingByWork[work.id]}
              ground="blueprint"
              photo={work.photo}
              title={work.title}
              to={`/our-works/${work.id}`}
              link="See how"
            >
              <p>{work.description}</p>
            </SceneCell>
          ))}
        </ul>
      </div>
    </Section>
  )
}
