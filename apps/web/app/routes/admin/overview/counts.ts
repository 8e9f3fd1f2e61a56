import { Role } from '@trusswell/domain/actor.ts'
import { ContactStatus } from '@trusswell/domain/contact.ts'
import type { AdminStats } from '@trusswell/domain/overviews.ts'
import { ProjectStatus, projectStatusLabels } from '@trusswell/domain/projects.ts'

export type CountLine = { label: string; to: string; count: number | undefined }

/** Three lists of counts; each line leads to the rows that it counts. */
export const countsOf = (stats: AdminStats | undefined): { title: string; lines: CountLine[] }[] => [
  {
    title: 'Projects by Status',
    lines: ProjectStatus.options.map((status) => ({
      label: projectStatusLabels[status],
      to: `/admin/projects?status=${status}`,
      count: of(stats?.projects.by_status, status),
    })),
  },
  {
    title: 'Users by Role',
    lines: Role.options.map((role) => ({
      label: capital(role),
      to: `/admin/users?role=${role}`,
      count: of(stats?.users.by_role, role),
    })),
  },
  {
    title: 'Contact Forms by Status',
    lines: ContactStatus.options.map((status) => ({
      label: capital(status.replaceAll('-', ' ')),
      to: `/admin/contacts?status=${status}`,
      count: of(stats?.contacts.by_status, status),
    })),
  },
]

const of = (counts: Record<string, number> | undefined, key: string) => counts && (counts[key] ?? 0)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
