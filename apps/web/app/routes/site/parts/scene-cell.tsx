import type { ReactNode } from 'react'
import { Figure } from '../../../illustrations/figure.tsx'
import type { Illustration } from './illustration.ts'
import { TextLink } from '../../../ui/text-link.tsx'

type SceneCellProps = {
  illustration: Illustration
  title: string
  to: string
  /** What the link says; the title follows for those who hear it out of its cell. */
  link: string
  eyebrow?: string
  children: ReactNode
}

/** A drawing, what it shows, and the way there. */
export function SceneCell({ illustration, title, to, link, eyebrow, children }: SceneCellProps) {
  const { Scene, sheet } = illustration
  return (
    <li className="cell" data-item="">
      <Figure sheet={sheet}>
        <Scene />
      </Figure>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h3>{title}</h3>
      {children}
      <TextLink to={to} arrow="forward">
        <span>
          {link}
          <span className="sr-only">: {title}</span>
        </span>
      </TextLink>
    </li>
  )
}
