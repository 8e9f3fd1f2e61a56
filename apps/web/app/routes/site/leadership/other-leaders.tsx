import { Section } from '../../../features/shell/section.tsx'
import { LeaderCells, type LeaderCard } from '../parts/leader-cells.tsx'
import { SectionHead } from '../parts/section-head.tsx'

export function OtherLeaders({ leaders }: { leaders: readonly LeaderCard[] }) {
  return (
    <Section className="sheet-section band" aria-labelledby="others-title">
      <div className="wrap">
        <SectionHead id="others-title" eyebrow="Leadership" title="More of the leadership team" />
        <LeaderCells leaders={leaders} />
      </div>
    </Section>
  )
}
