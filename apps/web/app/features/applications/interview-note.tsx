import type { Application } from '@trusswell/domain/applications.ts'
import { isOver } from '@trusswell/domain/interview-values.ts'
import { CalendarClock } from 'lucide-react'
import { comingMoment } from '../../lib/dates.ts'
import './interview.css'

/** `Interview tomorrow, 11:00 am`, until it is over. */
export function InterviewNote({ application: { interview } }: { application: Application }) {
  if (!interview || isOver(interview)) return null
  return (
    <span className="interview-note">
      <CalendarClock aria-hidden="true" />
      Interview {comingMoment(interview.starts_at)}
    </span>
  )
}
