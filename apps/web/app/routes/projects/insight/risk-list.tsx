import { riskCategoryLabels, riskSeverityLabels } from '@trusswell/domain/risk-values.ts'
import type { ProjectAnalytics } from '@trusswell/domain/insight.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { BadgeGlyph } from '../../../ui/badge-glyph.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type Risk = ProjectAnalytics['risk_metrics'][number]

const looks: Record<Risk['severity'], { tone: Tone; glyph: BadgeGlyph }> = {
  high: { tone: 'danger', glyph: 'bang' },
  medium: { tone: 'warn', glyph: 'dot' },
  low: { tone: 'ok', glyph: 'check' },
}

export function RiskList({ projectId, risks }: { projectId: string; risks: Risk[] }) {
  return (
    <Card
      title="Risk Assessment"
      flush
      actions={<TextLink to={`/dashboard/projects/${projectId}`}>View all</TextLink>}
    >
      {risks.length === 0 ? (
        <p className="insight-none">No open risks.</p>
      ) : (
        <ul className="insight-risks">
          {risks.map(({ category, count, severity }) => (
            <li key={category}>
              <strong>{riskCategoryLabels[category]}</strong>
              <span className="figures">{counted(count, 'issue')}</span>
              <Badge {...looks[severity]}>{riskSeverityLabels[severity]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
