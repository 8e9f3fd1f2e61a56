import type { Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { DetailMark } from '../parts/detail-mark.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export function CoreValues({ title, items }: { title: string; items: readonly Point[] }) {
  return (
    <Section className="sheet-section" aria-labelledby="values-title">
      <div className="wrap">
        <SectionHead id="values-title" eyebrow="What we hold ourselves to" title={title} />
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
