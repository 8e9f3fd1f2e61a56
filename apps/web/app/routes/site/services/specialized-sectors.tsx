import type { Sector } from '../../../content/shapes.ts'
import { Section } from '../../../features/shell/section.tsx'
import { Figure } from '../../../illustrations/figure.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { sceneBySector } from '../../../illustrations/scenes/by-sector.ts'

export function SpecializedSectors({ sectors }: { sectors: readonly Sector[] }) {
  return (
    <Section className="sheet-section" aria-labelledby="sectors-title">
      <div className="wrap">
        <SectionHead
          id="sectors-title"
          eyebrow="Where we run buildings"
          title="Specialized Sectors"
          lead="The same team and the same log, arranged around who uses the building."
        />
        <ul className="cells">
          {sectors.map(({ id, name, description }) => {
            const drawn = sceneBySector[id]
            return (
              <li key={id} className="cell" data-item="">
                {drawn && (
                  <Figure sheet={drawn.sheet} label={`${name}: ${drawn.sheet.title}`}>
                    <drawn.Scene />
                  </Figure>
                )}
                <h3>{name}</h3>
                <p>{description}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
