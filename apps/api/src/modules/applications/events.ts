import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

const ApplicationRef = z.strictObject({ application_id: z.uuid() })

export const applicationReceived = defineEvent('application.received', ApplicationRef)
export const applicationRenewed = defineEvent('application.renewed', ApplicationRef)
export const applicationMailWritten = defineEvent(
  'application.mail-written',
  z.strictObject({
    mail_id: z.uuid(),
    /** The mail is sent only while this is the application's newest change of status. Without an id it is always sent. */
    status_event: z.string().optional(),
  }),
)
export const applicationErased = defineEvent('application.erased', ApplicationRef)

/** One mail: to a member of staff, or to the applicant. */
const InterviewMail = z.strictObject({
  interview_id: z.uuid(),
  application_id: z.uuid(),
  version: z.int(),
  user_id: z.uuid().nullable(),
})
export const interviewPlanned = defineEvent(
  'application.interview-planned',
  z.strictObject({
    ...InterviewMail.shape,
    /** They were invited before. Older jobs don't have it. */
    changed: z.boolean().optional(),
  }),
)
/** Holds the data for the calendar, because erasing the application deletes the interview. */
export const interviewCancelled = defineEvent(
  'application.interview-cancelled',
  z.strictObject({
    ...InterviewMail.shape,
    starts_at: z.iso.datetime(),
    minutes: z.int(),
    /** The interview takes place without them. Older jobs don't have it. */
    removed: z.boolean().optional(),
  }),
)
