import type { ShownMilestone } from '../../../content/about.ts'
import { Section } from '../../../features/shell/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

type MilestonesProps = {
  title: string
  items: readonly ShownMilestone[]
}

/** Equal distances, because milestones are always two years apart. */
export function Milestones({ title, items }: MilestonesProps) {
  return (
    <Section className="sheet-section band" aria-labelledby="milestones-title">
      <div className="wrap">
        <SectionHead id="milestones-title" eyebrow="History" title={title} />
        <ol className="milestones">
          {items.map((item) => (
            <li key={item.year} data-item="">
              <time dateTime={String(item.year)}>{item.year}</time>
              <h3>{item.title}</h3>
              {item.text && <p>{item.text}</p>}
              {item.draft && <p>{item.draft}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
