import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import { priorityLabels, projectStatusLabels } from '@trusswell/domain/project-values.ts'
import type { Priority, ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import type { BadgeGlyph } from '../../ui/badge-glyph.tsx'

type Look = { tone: Tone; glyph: BadgeGlyph }

const statusLooks: Record<ProjectStatus, Look> = {
  planning: { tone: 'info', glyph: 'ring' },
  in_progress: { tone: 'ok', glyph: 'half' },
  on_hold: { tone: 'warn', glyph: 'pause' },
  completed: { tone: 'neutral', glyph: 'check' },
  cancelled: { tone: 'danger', glyph: 'cross' },
}

const priorityLooks: Record<Priority, Look> = {
  high: { tone: 'danger', glyph: 'bang' },
  medium: { tone: 'warn', glyph: 'dot' },
  normal: { tone: 'neutral', glyph: 'dot' },
}

const healthLooks: Record<Health, Look> = {
  on_track: { tone: 'ok', glyph: 'check' },
  at_risk: { tone: 'warn', glyph: 'bang' },
  late: { tone: 'danger', glyph: 'bang' },
  not_started: { tone: 'info', glyph: 'ring' },
  paused: { tone: 'neutral', glyph: 'pause' },
  done: { tone: 'neutral', glyph: 'check' },
  cancelled: { tone: 'danger', glyph: 'cross' },
}

// A status that this build doesn't know is shown as it is, in red.
const unknown: Look = { tone: 'danger', glyph: 'bang' }

export const ProjectStatusBadge = ({ status }: { status: ProjectStatus }) => (
  <Badge {...(statusLooks[status] ?? unknown)}>{projectStatusLabels[status] ?? status}</Badge>
)

export const PriorityBadge = ({ priority }: { priority: Priority }) => (
  <Badge {...priorityLooks[priority]}>{priorityLabels[priority]}</Badge>
)

export const HealthBadge = ({ health }: { health: Health }) => (
  <Badge {...healthLooks[health]}>{healthLabels[health]}</Badge>
)

const byStatus: Health[] = ['paused', 'done', 'cancelled']

/** Shown beside the status, which already says that a project is on hold or finished. */
export const RunningHealthBadge = ({ health }: { health: Health }) =>
  byStatus.includes(health) ? null : <HealthBadge health={health} />
