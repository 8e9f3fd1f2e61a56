import type { Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { DetailMark } from '../parts/detail-mark.tsx'
import { SectionHead } from '../parts/section-head.tsx'

type CoreStrengthsProps = { eyebrow: string; title: string; items: readonly Point[] }

export function CoreStrengths({ eyebrow, title, items }: CoreStrengthsProps) {
  return (
    <Section className="sheet-section band" aria-labelledby="strengths-title">
      <div className="wrap">
        <SectionHead id="strengths-title" eyebrow={eyebrow} title={title} />
        <ul className="four">
          {items.map((item, index) => (
            <li key={item.title} data-item="">
              <div className="dim-line ruled-line" aria-hidden="true" />
              <DetailMark number={index + 1} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
