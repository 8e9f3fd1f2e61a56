import type { Action, Work } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { sceneByWork } from '../../../illustrations/scenes/by-work.ts'

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
          <p className="eyebrow eyebrow-rule mb-2">Worked examples</p>
          <h2 id="works-title">{title}</h2>
          <p>{text}</p>
          <ButtonLink to={action.to} tone="secondary">
            {action.label}
          </ButtonLink>
        </div>
        <ul>
          {works.map(({ id, title: name, category }) => {
            const { Scene } = sceneByWork[id]
            return (
              <li key={id} data-item="">
                <Scene />
                <p>{name}</p>
                <p className="figures">{category}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
