import { counted } from '@trusswell/domain/plural.ts'
import { Section } from '../../../features/shell/section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { AreaCount } from './area-cell.tsx'
import { type JobFilters as Chosen, isChosen, withoutArea } from './choose-jobs.ts'
import { JobFilters } from './job-filters.tsx'
import { PositionTable } from './position-table.tsx'
import type { Position } from './openings.ts'

type Props = {
  chosen: Chosen
  count: number
  /** Positions without an area. */
  inNoArea: number
  jobs: Position[]
  areas: AreaCount[]
  experience: string[]
  types: string[]
}

export function OpenPositions({ chosen, count, inNoArea, jobs, areas, experience, types }: Props) {
  const options = [
    ...areas.filter((area) => area.count > 0).map(({ id, title }) => ({ value: id, label: title })),
    ...(inNoArea > 0 ? [{ value: withoutArea, label: 'Other positions' }] : []),
  ]
  return (
    <Section id="positions" className="sheet-section band" aria-labelledby="positions-title">
      <div className="wrap">
        <SectionHead id="positions-title" eyebrow="Now hiring" title="Open Positions" />
        {count > 0 && <JobFilters chosen={chosen} areas={options} experience={experience} types={types} />}
        <p role="status" className="job-count">
          {countText(jobs.length, count, isChosen(chosen))}
        </p>
        {count > 0 && jobs.length === 0 && (
          <TextLink to="/careers#positions" preventScrollReset>
            Show all positions
          </TextLink>
        )}
        {jobs.length > 0 && <PositionTable jobs={jobs} />}
      </div>
    </Section>
  )
}

function countText(shown: number, count: number, narrowed: boolean): string {
  if (count === 0) return 'We couldn’t load the positions. Please try again in a minute.'
  if (shown === 0) return 'No positions match these filters.'
  if (narrowed) return `${shown} of ${count} positions`
  return counted(count, 'position')
}
