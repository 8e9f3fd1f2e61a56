import type { Reference } from '../../../content/references.ts'
import { Section } from '../../../features/shell/section.tsx'
import { SampleMark } from '../parts/sample-mark.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import '../parts/evidence.css'

/** Finished projects; empty until there is one that may be shown. */
export function ReferencesSection({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null
  return (
    <Section className="sheet-section" aria-labelledby="references-title">
      <div className="wrap">
        <SectionHead
          id="references-title"
          eyebrow="Finished works"
          title="References"
          lead="Where it is, how large, and what the client has now."
        />
        <ul className="references">
          {references.map((work) => (
            <li key={work.id} data-item="">
              <div>
                <h3>{work.title}</h3>
                {work.client && <p>{work.client}</p>}
                {work.placeholder && (
                  <p>
                    <SampleMark />
                  </p>
                )}
              </div>
              <dl>
                <Fact term="Place" value={work.place} />
                <Fact term="Year" value={String(work.year)} />
                <Fact term="Size" value={work.size} />
                <Fact term="Result" value={work.result} className="reference-result" />
                {work.contact && (
                  <Fact term="Ask about it" value={work.contact} className="reference-result" />
                )}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const Fact = ({ term, value, className }: { term: string; value: string; className?: string }) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
)
