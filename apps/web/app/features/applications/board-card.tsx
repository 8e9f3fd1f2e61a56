import { type Application, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { MoveRight } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { Moment } from '../../ui/moment.tsx'
import { TriggerButton } from '../../ui/trigger-button.tsx'
import { statusNames } from './application-status.tsx'

type Props = { application: Application; onOpen: (next?: ApplicationStatus) => void }

/** Moving a card opens the dialog, where the status mail is edited or skipped. */
export function BoardCard({ application, onOpen }: Props) {
  const { applicant_name, position, experience, status, withdrawn_at, created_at } = application
  const moves = ApplicationStatus.options.filter((option) => option !== status)
  return (
    <article className="board-card" data-row>
      <h3>
        <button type="button" onClick={() => onOpen()}>
          {applicant_name}
        </button>
      </h3>
      <p>{position}</p>
      <footer>
        <small>
          <span>
            <span className="figures">{experience}</span> {nounFor(experience, 'year')}
          </span>
          <Moment at={created_at} precision="day" />
          {withdrawn_at && <span>Withdrawn</span>}
        </small>
        <Menu
          align="end"
          label={`Move ${applicant_name}`}
          trigger={
            <TriggerButton
              tone="quiet"
              iconOnly
              aria-label={`Move ${applicant_name}`}
              icon={<MoveRight aria-hidden="true" />}
            />
          }
          entries={moves.map((next) => ({
            id: next,
            label: `Move to ${statusNames[next]}`,
            onAction: () => onOpen(next),
          }))}
        />
      </footer>
    </article>
  )
}
