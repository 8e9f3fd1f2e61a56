import type { Leader } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'

/** Each section has its name on the left and its text on the right. */
export function LeaderSections({ sections }: Pick<Leader, 'sections'>) {
  return sections.map(({ title, paragraphs, points }, index) => (
    <Section key={title} className="leader-section" aria-labelledby={`section-${index}`}>
      <div className="wrap split leader-split">
        <div data-item="">
          <h2 id={`section-${index}`}>{title}</h2>
        </div>
        <div data-item="">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className="points leader-points">
              {points.map((point) => (
                <li key={point.title}>
                  <span className="leader-dash" aria-hidden="true" />
                  <div>
                    <h3>{point.title}</h3>
                    <p>{point.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  ))
}
