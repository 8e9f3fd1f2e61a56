import type { Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'

export function HowWeCanHelp({ points, number }: { points: readonly Point[]; number: number }) {
  return (
    <Section className="sheet-section" aria-labelledby="help-title">
      <div className="wrap split">
        <div data-item="">
          <h2 id="help-title">How We Can Help</h2>
          <p>Take one item or the whole chain. Each is planned, priced and signed off on its own.</p>
        </div>
        <ol className="points">
          {points.map(({ title, text }, index) => (
            <li key={title} data-item="">
              <span className="figures points-number" aria-hidden="true">
                {number}.{index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
