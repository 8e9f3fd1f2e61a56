import type { ShownFigure } from '../../../content/figures.ts'
import type { Leader, Point } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { FigureNote } from '../parts/figure-note.tsx'

type ShownSection = Omit<Leader['sections'][number], 'points'> & {
  points?: readonly (Point & { figure?: ShownFigure | undefined })[] | undefined
}

/** Each section has its name on the left and its text on the right. */
export function LeaderSections({ sections }: { sections: readonly ShownSection[] }) {
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
                    {point.figure && <FigureNote figure={point.figure} as="p" />}
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
