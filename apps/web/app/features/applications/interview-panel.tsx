import type { Application } from '@trusswell/domain/applications.ts'
import { hasStarted, isOver } from '@trusswell/domain/interview-values.ts'
import { type Interview, interviewKinds } from '@trusswell/domain/interviews.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, CalendarPlus, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import type { ApplicationSource } from './application-source.ts'
import './interview.css'

const InterviewDialog = lazy(() => import('./interview-dialog.tsx'))

type InterviewPanelProps = { application: Application; source: ApplicationSource }

/** The next interview and the button to change it, or the last one and the button to schedule another. */
export function InterviewPanel({ application, source }: InterviewPanelProps) {
  const [open, setOpen] = useState(false)
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: [...source.key, 'interviews', application.id],
    queryFn: () => source.interviews(application.id),
  })
  const { data, isError } = query
  const [latest] = data ?? []
  const isToCome = latest !== undefined && !isOver(latest)
  const isStarted = latest !== undefined && hasStarted(latest)
  const isClosed = application.status === 'rejected' || application.withdrawn_at !== null
  return (
    <section className="ui-dialog-part interview-panel" aria-label="Interview">
      <header>
        <h3>Interview</h3>
        {data && (isToCome ? !isStarted : !isClosed) && (
          <Button
            tone="secondary"
            size="small"
            icon={isToCome ? <CalendarClock aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {isToCome ? 'Change or cancel interview' : 'Schedule interview'}
          </Button>
        )}
      </header>
      {isError && <QueryError query={query} message="The interview couldn’t be loaded." />}
      {data && <InterviewSummary interview={latest ?? null} isToCome={isToCome} />}
      {open && (
        <Suspense>
          <InterviewDialog
            application={application}
            interview={isToCome ? latest : null}
            source={source}
            onDone={() => {
              setOpen(false)
              void queries.invalidateQueries({ queryKey: source.key })
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

function InterviewSummary({ interview, isToCome }: { interview: Interview | null; isToCome: boolean }) {
  if (!interview) return <p>No interview scheduled.</p>
  const { starts_at, minutes, kind, place, interviewers, busy } = interview
  if (!isToCome)
    return (
      <p>
        The last one was scheduled for <Moment at={starts_at} />.
      </p>
    )
  return (
    <>
      <p className="interview-time">
        <Moment at={starts_at} />, {counted(minutes, 'minute')}, {interviewKinds[kind].label.toLowerCase()}
      </p>
      <p>
        {kind === 'video' ? (
          <a href={place} target="_blank" rel="noopener noreferrer">
            {place}
          </a>
        ) : (
          place
        )}
      </p>
      <p>With {interviewers.map(({ name }) => name).join(', ')}</p>
      {busy.length > 0 && (
        <p className="interview-busy">
          <TriangleAlert aria-hidden="true" />
          Another interview at that time: {busy.join(', ')}
        </p>
      )}
    </>
  )
}
