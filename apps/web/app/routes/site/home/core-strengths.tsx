import type { Strength } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { DrawingImage } from '../../../illustrations/drawing-image.tsx'
import { drawingByStrength } from '../../../illustrations/scenes/by-strength.ts'
import { SectionHead } from '../parts/section-head.tsx'

type CoreStrengthsProps = { eyebrow: string; title: string; items: readonly Strength[] }

export function CoreStrengths({ eyebrow, title, items }: CoreStrengthsProps) {
  return (
    <Section className="sheet-section band" aria-labelledby="strengths-title">
      <div className="wrap">
        <SectionHead id="strengths-title" eyebrow={eyebrow} title={title} />
        <ul className="four strengths">
          {items.map((item) => (
            <li key={item.id} data-item="">
              <div className="dim-line ruled-line" aria-hidden="true" />
              <DrawingImage className="strength-drawing" drawing={drawingByStrength[item.id]} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
