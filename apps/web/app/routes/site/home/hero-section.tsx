import { ArrowRight } from 'lucide-react'
import type { Action } from '../../../content/shapes.ts'
import { InlineDrawing } from '../../../illustrations/inline-drawing.tsx'
import drawing, { markup } from '../../../illustrations/scenes/hero.tsx?drawing'
import { TitleBlock } from '../../../illustrations/title-block.tsx'
import type { PictureData } from '../../../lib/picture.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Picture } from '../../../ui/picture.tsx'

type HeroSectionProps = {
  eyebrow: string
  title: string
  lead: string
  actions: readonly Action[]
  /** The drawing with its legend if there is no image. */
  photo?: PictureData | undefined
}

/** The legend of the drawing's numbered balloons, in order. */
const key = ['Electrical', 'Chilled water', 'Air', 'Automation', 'Pumping']
const zones = { top: ['1', '2', '3', '4', '5', '6', '7', '8'], side: ['A', 'B', 'C', 'D'] }

export function HeroSection({ eyebrow, title, lead, actions, photo }: HeroSectionProps) {
  return (
    <section className="hero blueprint" aria-labelledby="hero-title">
      <div className="hero-frame">
        <Zone side="top" />
        <Zone side="side" />
        <div className="hero-columns">
          <div className="hero-words">
            <p className="eyebrow eyebrow-rule">{eyebrow}</p>
            <h1 id="hero-title">{title}</h1>
            <p className="lead hero-lead">{lead}</p>
            <div className="hero-actions">
              {actions.map(({ label, to }, index) => (
                <ButtonLink key={to} to={to} tone={index === 0 ? 'primary' : 'secondary'}>
                  {label} {index === 0 && <ArrowRight aria-hidden="true" />}
                </ButtonLink>
              ))}
            </div>
            {!photo && (
              <ol className="hero-key" aria-label="Key to the drawing">
                {key.map((word, index) => (
                  <li key={word}>
                    <span aria-hidden="true">{index + 1}</span>
                    {word}
                  </li>
                ))}
              </ol>
            )}
          </div>
          <div className="hero-figure">
            {photo ? (
              <Picture className="hero-photo" picture={photo} sizes="(max-width: 1020px) 92vw, 600px" first />
            ) : (
              <InlineDrawing
                drawing={drawing}
                markup={markup}
                label="Cut-away drawing of a three-storey building with its power, chilled water, air, an automated line and pumps"
              />
            )}
          </div>
        </div>
        {!photo && <TitleBlock sheet={drawing.sheet} />}
      </div>
    </section>
  )
}

/** The zone marks along the edge of the drawing. */
function Zone({ side }: { side: keyof typeof zones }) {
  return (
    <div className={`hero-zone hero-zone-${side}`} aria-hidden="true">
      {zones[side].map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </div>
  )
}
