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
import { SharedMark } from './shared-with-client.tsx'

const tones: Record<RiskSeverity, Tone> = { low: 'ok', medium: 'warn', high: 'danger', critical: 'danger' }

type RisksCardProps = { projectId: string; readOnly: boolean }

export function RisksCard({ projectId, readOnly }: RisksCardProps) {
  return (
    <WorkCard<Risk>
      projectId={projectId}
      readOnly={readOnly}
      title="Risks"
      source={riskSource}
      empty="No risks recorded yet."
      nameOf={({ title }) => title}
      count={(rows) => `${rows.filter(({ status }) => status === 'open').length} open`}
      line={({ title, category, severity, status, shared_with_client }) => (
        <>
          <div>
            {title}
            <small>
              {riskCategoryLabels[category]}, {riskStatusLabels[status].toLowerCase()}
            </small>
            {!readOnly && shared_with_client && <SharedMark />}
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
