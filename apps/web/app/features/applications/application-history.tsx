import type { Application, ApplicationHistoryItem } from '@trusswell/domain/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { momentInIndia } from '../../lib/dates.ts'
import { Moment } from '../../ui/moment.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import type { ApplicationSource } from './application-source.ts'
import { statusNames } from './application-status.tsx'
import './application-history.css'

type ApplicationHistoryProps = {
  application: Application
  source: Pick<ApplicationSource, 'key' | 'history'>
}

/** Each change of the status with its author, oldest first. */
export function ApplicationHistory({ application, source }: ApplicationHistoryProps) {
  const { id, version } = application
  const query = useQuery({
    queryKey: [...source.key, 'history', id, version],
    queryFn: () => source.history(id),
  })
  const { data, isError } = query
  return (
    <section className="application-history" aria-label="History">
      <h3>History</h3>
      {isError && <QueryError query={query} message="The history couldn’t be loaded." />}
      {data && (
        <ol>
          {data.map((item) => (
            <li key={item.at}>
              <span>{sentenceOf(item)}</span>
              {item.actor_name && <span>{item.actor_name}</span>}
              <Moment at={item.at} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function sentenceOf({ kind, status, interview_at }: ApplicationHistoryItem): string {
  const when = interview_at ? momentInIndia(interview_at) : ''
  switch (kind) {
    case 'received':
      return 'Received'
    case 'status':
      return status ? statusNames[status] : 'Status changed'
    case 'resume-replaced':
      return 'Resume replaced by the applicant'
    case 'renewed':
      return 'Replaced by a newer application'
    case 'withdrawn':
      return 'Withdrawn by the applicant'
    case 'interview-planned':
      return `Interview scheduled for ${when}`
    case 'interview-moved':
      return `Interview moved to ${when}`
    case 'interview-changed':
      return `Details of the interview on ${when} changed`
    case 'interview-cancelled':
      return `Interview on ${when} cancelled`
    default:
      return kind satisfies never
  }
}
