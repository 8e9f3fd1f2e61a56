import { serviceLevels } from '../../../content/service-levels.ts'
import { Section } from '../../../features/shell/section.tsx'
import { Table } from '../../../ui/table.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export function ServiceLevels() {
  return (
    <Section className="sheet-section" aria-labelledby="levels-title">
      <div className="wrap">
        <SectionHead
          id="levels-title"
          eyebrow="Service levels"
          title="How fast we respond"
          lead="Priority depends on the damage, not on who calls. Time is counted until the caller agrees that the problem is solved."
        />
        <div className="offer-table" data-item="">
          <Table
            caption="Service levels"
            columns={[
              { key: 'priority', header: 'Priority', onCard: 'title', cell: ({ priority }) => priority },
              { key: 'meaning', header: 'Meaning', onCard: 'bare', cell: ({ meaning }) => meaning },
              { key: 'attend', header: 'Attend within', cell: ({ attend }) => attend },
              { key: 'restore', header: 'Make safe or restore within', cell: ({ restore }) => restore },
            ]}
            rows={[...serviceLevels]}
            rowKey={({ priority }) => priority}
          />
        </div>
        <p className="offer-note">
          These times apply to sites where we have a team. For visiting teams they depend on the distance and
          the hours of cover; your contract states both.
        </p>
      </div>
    </Section>
  )
}
