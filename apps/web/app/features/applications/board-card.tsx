import { applicationStatuses } from '@trusswell/domain/application-values.ts'
import type { Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { ArrowLeft, ArrowRight, Ellipsis } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'
import { InterviewNote } from './interview-note.tsx'
import { statusNames } from './application-status.tsx'

type Props = { application: Application; onOpen: (next?: ApplicationStatus) => void }

/** Moving a card opens the dialog, where the status mail is edited or skipped. */
export function BoardCard({ application, onOpen }: Props) {
  const { id, applicant_name, position, experience, status, withdrawn_at, created_at } = application
  const moves = applicationStatuses.filter((option) => option !== status)
  const place = applicationStatuses.indexOf(status)
  const [before, after] = [applicationStatuses[place - 1], applicationStatuses[place + 1]]
  return (
    <article
      className="board-card"
      data-row
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', `${id} ${status}`)}
    >
      <h3>
        <button type="button" onClick={() => onOpen()}>
          {applicant_name}
        </button>
      </h3>
      <p>{position}</p>
      <InterviewNote application={application} />
      <footer>
        <small>
          <span>
            <span className="figures">{experience}</span> {nounFor(experience, 'year')}
          </span>
          <Moment at={created_at} precision="day" />
          {withdrawn_at && <span>Withdrawn</span>}
        </small>
        <div className="board-moves">
          {before && (
            <IconButton
              size="small"
              label={`Move ${applicant_name} to ${statusNames[before]}`}
              icon={<ArrowLeft aria-hidden="true" />}
              onClick={() => onOpen(before)}
            />
          )}
          {after && (
            <IconButton
              size="small"
              label={`Move ${applicant_name} to ${statusNames[after]}`}
              icon={<ArrowRight aria-hidden="true" />}
              onClick={() => onOpen(after)}
            />
          )}
          <Menu
            align="end"
            label={`Move ${applicant_name}`}
            trigger={
              <TriggerButton
                tone="quiet"
                size="small"
                iconOnly
                aria-label={`Move ${applicant_name}`}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
            entries={moves.map((next) => ({
              id: next,
              label: `Move to ${statusNames[next]}`,
              onAction: () => onOpen(next),
            }))}
          />
        </div>
      </footer>
    </article>
  )
}
