import { Section } from '../../../features/shell/section.tsx'
import { LeaderCells, type LeaderCard } from '../parts/leader-cells.tsx'
import { SectionHead } from '../parts/section-head.tsx'

type LeadersProps = { title: string; text: string; leaders: readonly LeaderCard[] }

export function Leaders({ title, text, leaders }: LeadersProps) {
  return (
    <Section className="sheet-section band" aria-labelledby="leaders-title">
      <div className="wrap">
        <SectionHead id="leaders-title" eyebrow="People" title={title} lead={text} />
        <LeaderCells leaders={leaders} />
      </div>
    </Section>
  )
}
