import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { benefits } from './careers-content.ts'

export function WhyJoin() {
  return (
    <Section className="sheet-section band" aria-labelledby="why-title">
      <div className="wrap">
        <SectionHead id="why-title" eyebrow="Why here" title="What you get besides a salary" />
        <ul className="six" aria-label="Benefits">
          {benefits.map(({ title, text }) => (
            <li key={title} data-item="">
              <div className="dim-line ruled-line" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
