import { applicationSorts } from '@trusswell/domain/list-sort-values.ts'
import type { Application } from '@trusswell/domain/applications.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { RowChoice } from '../../ui/lists/bulk-bar.tsx'
import { CellText, ListTable, OpenCell } from '../../ui/lists/list-table.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { Column } from '../../ui/table.tsx'
import type { ApplicationRowsProps } from './application-rows.tsx'
import { ApplicationStatusBadge } from './application-status.tsx'
import { applicationHeaders } from './application-words.ts'
import { ResumeLink } from './resume-link.tsx'
import './applications.css'

const columns = (onEdit: ApplicationRowsProps['onEdit']): Column<Application>[] => [
  {
    key: 'name',
    header: applicationHeaders.name,
    sortable: true,
    onCard: 'title',
    cell: (application) => (
      <OpenCell {...(application.deleted_at ? {} : { onOpen: () => onEdit(application) })}>
        {application.applicant_name}
      </OpenCell>
    ),
  },
  {
    key: 'position',
    header: applicationHeaders.position,
    sortable: true,
    cell: ({ position }) => <CellText>{position}</CellText>,
  },
  {
    key: 'experience',
    header: applicationHeaders.experience,
    sortable: true,
    cell: ({ experience }) => `${experience} ${nounFor(experience, 'year')}`,
  },
  { key: 'email', header: 'Email', cell: ({ email }) => <CellText>{email}</CellText> },
  {
    key: 'status',
    header: applicationHeaders.status,
    sortable: true,
    cell: ({ status }) => <ApplicationStatusBadge status={status} />,
  },
  {
    key: 'interview',
    header: 'Interview',
    cell: ({ interview }) => interview && <Moment at={interview.starts_at} />,
  },
  {
    key: 'created',
    header: applicationHeaders.created,
    sortable: true,
    cell: ({ created_at }) => <Moment at={created_at} precision="day" />,
  },
]

export default function ApplicationTable(props: ApplicationRowsProps) {
  const { applications, resumeUrl, isChosen, onChoose, onEdit, onDelete, onRestore } = props
  return (
    <ListTable
      caption="Applications"
      columns={columns(onEdit)}
      rows={applications}
      sorts={applicationSorts}
      choice={({ id, applicant_name, deleted_at }) =>
        deleted_at ? null : (
          <RowChoice name={applicant_name} checked={isChosen(id)} onChoose={(on) => onChoose(id, on)} />
        )
      }
      actions={(application) => {
        const of = `application of ${application.applicant_name}`
        if (application.deleted_at)
          return (
            <IconButton
              label={`Restore ${of}`}
              size="small"
              icon={<ArchiveRestore aria-hidden="true" />}
              onClick={() => onRestore?.(application)}
            />
          )
        return (
          <>
            <ResumeLink application={application} href={resumeUrl(application.id)} />
            <IconButton
              data-edit
              label={`Edit ${of}`}
              size="small"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onEdit(application)}
            />
            {onDelete && (
              <IconButton
                label={`Delete ${of}`}
                size="small"
                className="application-delete"
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onDelete(application)}
              />
            )}
          </>
        )
      }}
    />
  )
}
