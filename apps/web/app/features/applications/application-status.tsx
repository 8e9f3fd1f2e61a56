import { applicationStatuses, applicationStatusLabels } from '@trusswell/domain/application-values.ts'
import type { ApplicationStatus } from '@trusswell/domain/applications.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { BadgeGlyph } from '../../ui/badge-glyph.tsx'

export { applicationStatusLabels as statusNames }

const looks: Record<ApplicationStatus, { tone: Tone; glyph: BadgeGlyph }> = {
  pending: { tone: 'neutral', glyph: 'ring' },
  reviewing: { tone: 'info', glyph: 'dot' },
  interviewed: { tone: 'warn', glyph: 'half' },
  accepted: { tone: 'ok', glyph: 'check' },
  rejected: { tone: 'danger', glyph: 'cross' },
}

export const statusOptions = applicationStatuses.map((value) => ({
  value,
  label: applicationStatusLabels[value],
}))

export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge {...looks[status]}>{applicationStatusLabels[status]}</Badge>
}
