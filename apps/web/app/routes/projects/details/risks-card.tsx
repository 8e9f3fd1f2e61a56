import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { Risk, RiskSeverity } from '@trusswell/domain/risks.ts'
import type { ProjectMember } from '@trusswell/domain/team.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { lazy } from 'react'
import { WorkCard } from '../work/work-card.tsx'
import { riskSource } from '../work/work-source.ts'
import { riskStatusLabels } from './risk-status.ts'
import { SharedMark } from './shared-with-client.tsx'

const RiskDialog = lazy(async () => ({ default: (await import('./risk-dialog.tsx')).RiskDialog }))

const tones: Record<RiskSeverity, Tone> = { low: 'ok', medium: 'warn', high: 'danger', critical: 'danger' }

type RisksCardProps = { projectId: string; team: ProjectMember[]; readOnly: boolean }

export function RisksCard({ projectId, team, readOnly }: RisksCardProps) {
  return (
    <WorkCard<Risk>
      projectId={projectId}
      readOnly={readOnly}
      title="Risks"
      source={riskSource}
      empty="No risks recorded yet. Add the first one and choose who looks after it."
      outline="cone"
      nameOf={({ title }) => title}
      count={({ rows }) => `${rows.filter(({ status }) => status === 'open').length} open`}
      line={({ title, category, severity, status, shared_with_client, ...care }) => (
        <>
          <div>
            {title}
            <small>
              {riskCategoryLabels[category]}, {riskStatusLabels[status].toLowerCase()}
            </small>
            {care.mitigation && <small className="work-text">{care.mitigation}</small>}
            {(care.owner_name ?? care.review_on) !== null && (
              <small>
                {care.owner_name}
                {care.owner_name && care.review_on && ', '}
                {care.review_on && (
                  <span className={care.review_overdue ? 'work-late' : undefined}>
                    {care.review_overdue ? 'review was due' : 'review'} on {formatDay(care.review_on)}
                  </span>
                )}
              </small>
            )}
            {!readOnly && shared_with_client && <SharedMark />}
          </div>
          <Badge tone={status === 'closed' ? 'neutral' : tones[severity]}>
            {riskSeverityLabels[severity]}
          </Badge>
        </>
      )}
      dialog={({ row, ...props }) => <RiskDialog {...props} team={team} risk={row} />}
    />
  )
}
