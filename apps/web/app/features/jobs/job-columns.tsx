import { careerAreas } from '@trusswell/domain/career-areas.ts'
import type { StaffJob } from '@trusswell/domain/jobs.ts'
import { totalLabel } from '@trusswell/domain/list-total.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import type { StaffArea } from '../../lib/api/staff-area.ts'
import { dayInIndia } from '../../lib/dates.ts'
import { OpenCell } from '../../ui/lists/list-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { JobStatusBadge } from './job-status.tsx'

type Options = {
  area: StaffArea
  onOpen: (job: StaffJob) => void
}

export const jobColumns = ({ area, onOpen }: Options): Column<StaffJob>[] => [
  {
    key: 'title',
    header: 'Position',
    sortable: true,
    onCard: 'title',
    cell: (job) => (
      <>
        <OpenCell {...(job.deleted_at ? {} : { onOpen: () => onOpen(job) })}>{job.title}</OpenCell>
        <small>{job.department}</small>
      </>
    ),
  },
  {
    key: 'area',
    header: 'Area',
    cell: ({ area }) =>
      careerAreas.find(({ id }) => id === area)?.title ?? <span className="ui-muted">Not set</span>,
  },
  { key: 'experience', header: 'Experience', cell: ({ experience }) => experience },
  {
    key: 'applications',
    header: 'Applications',
    cell: ({ id, title, applications }) =>
      applications === 0 ? (
        <span className="ui-muted">None</span>
      ) : (
        <TextLink
          to={`/${area}/applications?job=${id}`}
          aria-label={`${totalLabel(applications)} ${nounFor(applications, 'application')} for ${title}`}
        >
          {totalLabel(applications)}
        </TextLink>
      ),
  },
  {
    key: 'posted',
    header: 'Posted',
    sortable: true,
    cell: ({ posted_on, status }) =>
      status === 'draft' ? <span className="ui-muted">Not yet</span> : dayInIndia(posted_on),
  },
  {
    key: 'closes',
    header: 'Last day',
    sortable: true,
    cell: ({ closes_on }) =>
      closes_on ? dayInIndia(closes_on) : <span className="ui-muted">No last day</span>,
  },
  { key: 'status', header: 'Status', sortable: true, cell: (job) => <JobStatusBadge job={job} /> },
]
