import type { Application } from '@trusswell/domain/applications.ts'
import { ArchiveRestore, Pencil, Trash2 } from 'lucide-react'
import { daysAfter } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RowChoice } from '../../ui/lists/bulk-bar.tsx'
import { Moment } from '../../ui/moment.tsx'
import { ApplicationRow } from './application-row.tsx'
import { ResumeLink } from './resume-link.tsx'
import './applications.css'

const keptDays = 30

export type ApplicationRowsProps = {
  applications: Application[]
  resumeUrl: (id: string) => string
  isChosen: (id: string) => boolean
  onChoose: (id: string, on: boolean) => void
  onEdit: (application: Application) => void
  /** Left out where nothing is deleted. */
  onDelete?: (application: Application) => void
  onRestore?: (application: Application) => void
}

export function ApplicationRows({
  applications,
  resumeUrl,
  isChosen,
  onChoose,
  onEdit,
  onDelete,
  onRestore,
}: ApplicationRowsProps) {
  return (
    <ul className="ui-card application-rows">
      {applications.map((application) => (
        <li key={application.id}>
          {application.deleted_at ? (
            <ApplicationRow
              application={application}
              note={
                <>
                  Will be permanently deleted on{' '}
                  <Moment at={daysAfter(application.deleted_at, keptDays)} precision="day" />
                </>
              }
              actions={
                <Button
                  tone="secondary"
                  size="small"
                  icon={<ArchiveRestore aria-hidden="true" />}
                  onClick={() => onRestore?.(application)}
                >
                  Restore
                </Button>
              }
            />
          ) : (
            <ApplicationRow
              application={application}
              choice={
                <RowChoice
                  className="application-choice"
                  name={application.applicant_name}
                  checked={isChosen(application.id)}
                  onChoose={(on) => onChoose(application.id, on)}
                />
              }
              onOpen={() => onEdit(application)}
              actions={
                <>
                  <ResumeLink application={application} href={resumeUrl(application.id)} />
                  <IconButton
                    data-edit
                    label={`Edit application of ${application.applicant_name}`}
                    title="Edit"
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => onEdit(application)}
                  />
                  {onDelete && (
                    <IconButton
                      className="application-delete"
                      label={`Delete application of ${application.applicant_name}`}
                      title="Delete"
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => onDelete(application)}
                    />
                  )}
                </>
              }
            />
          )}
        </li>
      ))}
    </ul>
  )
}
