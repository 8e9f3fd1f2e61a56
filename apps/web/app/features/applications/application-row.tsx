import type { Application } from '@trusswell/domain/applications.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { useId, type ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { EmailLink } from '../../ui/email-text.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { InterviewNote } from './interview-note.tsx'
import { ApplicationStatusBadge } from './application-status.tsx'

type Props = {
  application: Application
  choice?: ReactNode
  note?: ReactNode
  actions: ReactNode
  /** Left out for a deleted application, which can't be opened. */
  onOpen?: () => void
}

const skillsShown = 2

export function ApplicationRow({ application, choice, note, actions, onOpen }: Props) {
  const id = useId()
  const { reference, applicant_name, email, position, experience, skills, status } = application
  const { withdrawn_at, created_at } = application
  const more = skills.slice(skillsShown)
  return (
    <article className="application-row" data-row aria-labelledby={id}>
      <div className="application-person">
        {choice}
        <Avatar name={applicant_name} />
        <div>
          <h2 id={id}>
            {onOpen ? (
              <button type="button" data-open onClick={onOpen}>
                {applicant_name}
              </button>
            ) : (
              applicant_name
            )}
          </h2>
          <EmailLink address={email} />
        </div>
      </div>
      <p className="application-position">
        <span className="sr-only">Position: </span>
        {position}
        <small>
          <span className="figures">{experience}</span> {nounFor(experience, 'year')}
        </small>
      </p>
      <p className="application-skills">
        <span className="sr-only">Skills: {skills.length === 0 && 'none'}</span>
        {skills.slice(0, skillsShown).map((skill) => (
          <Tag key={skill}>{skill}</Tag>
        ))}
        {more.length > 0 && (
          <span title={more.join(', ')}>
            <Tag>+{more.length}</Tag>
          </span>
        )}
      </p>
      <div className="application-state">
        <p>
          <ApplicationStatusBadge status={status} />
          {withdrawn_at && <small>Withdrawn</small>}
        </p>
        <InterviewNote application={application} />
      </div>
      <p className="application-date">
        <span className="sr-only">Applied: </span>
        {note ?? <Moment at={created_at} precision="day" />}
        <small className="figures">{reference}</small>
      </p>
      <div className="application-actions">{actions}</div>
    </article>
  )
}
