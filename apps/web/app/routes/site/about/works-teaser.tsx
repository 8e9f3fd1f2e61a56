import type { Action, Work } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { drawingByWork } from '../../../illustrations/scenes/by-work.ts'

type WorksTeaserProps = {
  title: string
  text: string
  action: Action
  works: readonly Pick<Work, 'id' | 'title' | 'category'>[]
}

export function WorksTeaser({ title, text, action, works }: WorksTeaserProps) {
  return (
    <Section className="sheet-section" aria-labelledby="works-title">
      <div className="wrap works-teaser">
        <div data-item="">
          <p className="eyebrow eyebrow-rule works-teaser-eyebrow">Worked examples</p>
          <h2 id="works-title">{title}</h2>
          <p>{text}</p>
          <ButtonLink to={action.to} tone="secondary">
            {action.label}
          </ButtonLink>
        </div>
        <ul>
          {works.map(({ id, title: name, category }) => (
            <li key={id} data-item="">
              <DrawingImage drawing={drawingByWork[id]} ground="page" />
              <p>{name}</p>
              <p className="figures works-teaser-category">{category}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
