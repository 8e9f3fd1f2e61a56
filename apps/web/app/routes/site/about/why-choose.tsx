import type { Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'

export function WhyChoose({ title, items }: { title: string; items: readonly Point[] }) {
  return (
    <Section className="sheet-section" aria-labelledby="why-title">
      <div className="wrap split">
        <div data-item="">
          <p className="eyebrow eyebrow-rule split-eyebrow">In practice</p>
          <h2 id="why-title">{title}</h2>
        </div>
        <ol className="points">
          {items.map((item, index) => (
            <li key={item.title} data-item="">
              <span className="figures points-number" aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
