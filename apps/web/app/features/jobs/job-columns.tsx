import { careerAreas } from '@trusswell/domain/career-areas.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import type { ReactNode } from 'react'
import { dayInIndia } from '../../lib/dates.ts'
import type { Column } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { JobStatusBadge } from './job-status.tsx'

export const jobColumns = (actions: (job: StaffJob) => ReactNode): Column<StaffJob>[] => [
  {
    key: 'title',
    header: 'Position',
    onCard: 'title',
    cell: (job) => (
      <>
        <TextLink to={`/careers/${job.id}`}>{job.title}</TextLink>
        <small>{job.department}</small>
      </>
    ),
  },
  {
    key: 'area',
    header: 'Area',
    cell: ({ area }) => careerAreas.find(({ id }) => id === area)?.title ?? 'None',
  },
  { key: 'experience', header: 'Experience', cell: ({ experience }) => experience },
  { key: 'posted', header: 'Posted', cell: ({ posted_on }) => dayInIndia(posted_on) },
  {
    key: 'closes',
    header: 'Last day',
    cell: ({ closes_on }) => (closes_on ? dayInIndia(closes_on) : <span className="ui-muted">None</span>),
  },
  { key: 'status', header: 'Status', cell: (job) => <JobStatusBadge job={job} /> },
  { key: 'actions', header: 'Actions', onCard: 'aside', cell: actions },
]
