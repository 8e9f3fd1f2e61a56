import { ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'

type Facts = {
  kind: NotificationKind
  project: string
  milestone: string | null
  due_date: string | null
  manager: string | null
  detail: string | null
}

/** The one sentence of a notification; list, mail and digest show the same. */
export function composeMessage(facts: Facts): string {
  const { project, milestone } = facts
  const due = facts.due_date ? formatDay(facts.due_date) : ''
  switch (facts.kind) {
    case 'project_created':
      return `New project: ${project}`
    case 'manager_assigned':
      return `${facts.manager ?? 'A project manager'} is now the project manager of ${project}`
    case 'milestone_added':
      return `New milestone in ${project}: ${milestone}, due ${due}`
    case 'milestone_due':
      return `Due ${due} in ${project}: ${milestone}`
    case 'milestone_overdue':
      return `Overdue since ${due} in ${project}: ${milestone}`
    case 'milestone_completed':
      return `Completed in ${project}: ${milestone}`
    case 'status_changed': {
      const status = ProjectStatus.safeParse(facts.detail)
      return `${project} is now ${status.success ? projectStatusLabels[status.data] : 'updated'}`
    }
    default:
      return facts.kind satisfies never
  }
}

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const formatDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
