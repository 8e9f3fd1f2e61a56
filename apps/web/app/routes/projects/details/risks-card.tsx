import {
  type Risk,
  riskCategoryLabels,
  type RiskSeverity,
  riskSeverityLabels,
} from '@trusswell/domain/risks.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { WorkCard } from '../work/work-card.tsx'
import { riskSource } from '../work/work-source.ts'
import { RiskDialog } from './risk-dialog.tsx'
import { riskStatusLabels } from './risk-form.ts'

const tones: Record<RiskSeverity, Tone> = { low: 'ok', medium: 'warn', high: 'danger', critical: 'danger' }

export function RisksCard({ projectId }: { projectId: string }) {
  return (
    <WorkCard<Risk>
      projectId={projectId}
      name="risks"
      one="risk"
      title="Risks"
      source={riskSource}
      empty="No risks noted yet."
      nameOf={({ title }) => title}
      count={(rows) => `${rows.filter(({ status }) => status === 'open').length} open`}
      line={({ title, category, severity, status }) => (
        <>
          <div>
            {title}
            <small>
              {riskCategoryLabels[category]}, {riskStatusLabels[status].toLowerCase()}
            </small>
          </div>
          <Badge tone={status === 'closed' ? 'neutral' : tones[severity]}>
            {riskSeverityLabels[severity]}
          </Badge>
        </>
      )}
      dialog={({ row, ...props }) => <RiskDialog {...props} risk={row} />}
    />
  )
}
