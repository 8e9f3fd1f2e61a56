import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

const stages = [
  ['Survey', 'Loads, routes, levels and headcount, checked on site.'],
  ['Design', 'Drawings and a schedule, agreed with you.'],
  ['Deliver', 'One lead, a daily log, no surprises.'],
  ['Test', 'Readings checked against the drawing.'],
  ['Hand over', 'As-built drawings.'],
] as const

/** The same on every service page. The chain's lengths are roughly proportional to the duration of each step. */
export function HowWeWork() {
  return (
    <Section className="sheet-section band" aria-labelledby="work-title">
      <div className="wrap">
        <SectionHead
          id="work-title"
          eyebrow="Every service"
          title="How We Work"
          lead="The same five stages for a socket or a substation. Only the lengths change."
        />
        <ol className="chain">
          {stages.map(([title, text], index) => (
            <li key={title} data-item="">
              <span className="figures chain-number" aria-hidden="true">
                {String.fromCodePoint(65 + index)}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
