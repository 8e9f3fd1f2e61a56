import type { Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export function WhyUnique({ points }: { points: readonly Point[] }) {
  return (
    <Section className="sheet-section band" aria-labelledby="unique-title">
      <div className="wrap">
        <SectionHead id="unique-title" eyebrow="In practice" title="Why We're Unique" />
        <ul className="six">
          {points.map(({ title, text }) => (
            <li key={title} data-item="">
              <div className="dim-line ruled-line" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
