import type { ReactNode } from 'react'
import type { DrawingFile } from '../../../illustrations/drawing-file.ts'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { Figure } from '../../../illustrations/figure.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { Picture } from '../../../ui/picture.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type SceneCellProps = {
  /** A new article may have no drawing yet. */
  drawing: DrawingFile | undefined
  ground?: 'card' | 'blueprint'
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
  drawing,
  ground = 'card',
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
        drawing && (
          <Figure sheet={drawing.sheet}>
            <DrawingImage drawing={drawing} ground={ground} />
          </Figure>
        )
      )}
      {eyebrow && <p className="eyebrow cell-eyebrow">{eyebrow}</p>}
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
