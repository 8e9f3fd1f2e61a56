import type { ReactNode } from 'react'
import { Figure } from '../../../illustrations/figure.tsx'
import type { SheetedScene } from '../../../illustrations/scenes/by-service.ts'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type SceneCellProps = {
  /** A new article may have no drawing yet. */
  illustration: SheetedScene | undefined
  /** Replaces the drawing. */
  photo?: PictureData | undefined
  title: string
  to: string
  /** The link's text; screen readers also get the title, because they read links out of context. */
  link: string
  eyebrow?: string
  level?: 2 | 3
  id?: string
  children: ReactNode
}

/** One of three columns, two or one. */
export const cellSizes = '(max-width: 860px) 92vw, 420px'

/** A drawing or a photo with its caption and a link. */
export function SceneCell({
  illustration,
  photo,
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
      {photo ? (
        <Picture className="cell-photo" picture={photo} sizes={cellSizes} />
      ) : (
        illustration && (
          <Figure sheet={illustration.sheet}>
            <illustration.Scene />
          </Figure>
        )
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
