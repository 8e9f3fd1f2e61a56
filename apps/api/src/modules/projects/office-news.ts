import { formatDay } from '@trusswell/domain/days.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { OfficeNews } from '../notifications/events.ts'
import { because, projectFacts } from './notification-mails.ts'
import { findProjectRow } from './repository.ts'

/** What clients send and withdraw; what staff create themselves is not mailed. */
export const projectOffice: { project_created: OfficeNews; project_withdrawn: OfficeNews } = {
  project_created: {
    subjectOf: (count) => (count === 1 ? 'New project' : counted(count, 'new project')),
    listPath: '/dashboard/projects',
    async compose(tx, id) {
      const project = await findProjectRow(tx, id)
      if (project?.triage !== 'waiting') return null
      const { manager_id, client_name, title, reference, answer_by } = project
      return {
        assignee_id: manager_id,
        reference,
        facts: [
          ['Client', client_name],
          ...projectFacts(title, reference),
          ...(answer_by === null ? [] : [['Answer by', formatDay(answer_by)] as [string, string]]),
        ],
        path: `/dashboard/projects/${id}`,
      }
    },
  },
  project_withdrawn: {
    subjectOf: (count) =>
      count === 1 ? 'Project withdrawn' : counted(count, 'project withdrawn', 'projects withdrawn'),
    listPath: '/dashboard/projects',
    async compose(tx, id) {
      const project = await findProjectRow(tx, id)
      if (project?.triage !== 'withdrawn') return null
      const { manager_id, client_name, title, reference } = project
      return {
        assignee_id: manager_id,
        reference,
        facts: [['Client', client_name], ...projectFacts(title, reference), ...because(project)],
        path: `/dashboard/projects/${id}`,
      }
    },
  },
}
