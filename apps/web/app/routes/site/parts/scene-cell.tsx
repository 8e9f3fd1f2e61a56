import type { ReactNode } from 'react'
import { Figure } from '../../../illustrations/figure.tsx'
import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import { TextLink } from '../../../ui/text-link.tsx'

type SceneCellProps = {
  /** A new article may have none yet. */
  illustration: SheetedScene | undefined
  title: string
  to: string
  /** What the link says; the title follows for those who hear it out of its cell. */
  link: string
  eyebrow?: string
  level?: 2 | 3
  id?: string
  children: ReactNode
}

/** A drawing, what it shows, and the way there. */
export function SceneCell({
  illustration,
  title,
  to,
  link,
  eyebrow,
  level = 3,
  id,
  children,
}: SceneCellProps) {
  const Heading = `h${level}` as const
  return (
    <li id={id} className="cell" data-item="">
      {illustration && (
        <Figure sheet={illustration.sheet}>
          <illustration.Scene />
        </Figure>
      )}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Heading>{title}</Heading>
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
