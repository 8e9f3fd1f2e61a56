import type { ApplicationProgressView, ApplicationStatus } from '@trusswell/domain/applications.ts'
import { momentInIndia } from '../../../../lib/dates.ts'

type Event = ApplicationProgressView['timeline'][number]

const statusWords: Record<ApplicationStatus, string> = {
  pending: 'Waiting for review',
  reviewing: 'Under review by the department',
  interviewed: 'Interviewed',
  accepted: 'Accepted',
  rejected: 'Not this time',
}

const kindWords: Record<Exclude<Event['kind'], 'status'>, string> = {
  received: 'Application received',
  'resume-replaced': 'Resume replaced',
  renewed: 'Replaced by your newer application',
  withdrawn: 'Withdrawn by you',
  'interview-planned': 'Invited to an interview',
  'interview-moved': 'Interview moved',
  'interview-changed': 'Details of the interview changed',
  'interview-cancelled': 'Interview cancelled',
}

export function Timeline({ view }: { view: ApplicationProgressView }) {
  return (
    <ol className="status-timeline" aria-label="So far">
      {view.timeline.map((event, index) => (
        <li
          key={`${event.at}-${index}`}
          aria-current={index === view.timeline.length - 1 ? 'step' : undefined}
        >
          <span>{wordsOf(event)}</span>
          <time className="figures" dateTime={event.at}>
            {momentInIndia(event.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ kind, status, interview_at }: Event): string {
  if (interview_at && kind !== 'status') return `${kindWords[kind]}: ${momentInIndia(interview_at)}`
  if (kind !== 'status') return kindWords[kind]
  return status ? statusWords[status] : 'Changed'
}
