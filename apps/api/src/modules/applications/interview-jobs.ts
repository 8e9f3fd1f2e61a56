import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { calendarPart, type CalendarEvent } from '../../platform/calendar-invitation.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { unlinked } from '../../platform/unlinked.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { inKolkata } from '../../platform/moments.ts'
import {
  InterviewCancelledMail,
  InterviewerCancelledMail,
  InterviewerInvitationMail,
  InterviewInvitationMail,
} from './interview-mails.tsx'
import { findInterview, findInterviewer, wasInvited } from './interview-repository.ts'
import { findLinked } from './link-repository.ts'
import type { applicationQueues } from './queues.ts'

const handler = handlerFor<typeof applicationQueues>()

/** `issueLink` makes the applicant's link for a mail. */
export const interviewJobs = (
  deps: WorkerDeps,
  issueLink: (job_id: string, application_id: string) => Promise<string>,
) => {
  const { db, mailer, origin } = deps

  const findRecipient = (application_id: string, user_id: string | null) =>
    db.as(system, async (tx) => {
      const application = await findLinked(tx, application_id)
      const person = user_id === null ? null : await findInterviewer(tx, user_id)
      return application && { application, person }
    })

  /** Calendars need the same id in every mail, and a number that grows with each change. */
  async function eventOf(interview: { id: string; version: number }) {
    const company = await deps.findCompany()
    return {
      uid: mailer.messageId(interview.id).slice(1, -1),
      sequence: interview.version - 1,
      organiser: { name: company.companyName, email: company.contactEmail },
    }
  }

  return [
    handler('applications.invite', async (planned, job) => {
      const { interview_id, application_id, version, user_id } = planned
      const interview = await db.as(system, (tx) => findInterview(tx, interview_id))
      // A later change has its own mail.
      if (!interview || interview.cancelled_at || interview.version !== version) return
      const found = await findRecipient(application_id, user_id)
      if (!found || found.application.erased_at !== null) return
      const { application, person } = found
      const { applicant_name, email, position, reference } = application
      const to = user_id === null ? email : person?.email
      if (to === undefined) return
      const recipient = deps.recipients.sign(to.toLowerCase())
      const changed =
        (planned.changed ?? version > 1) &&
        (await db.as(system, (tx) => wasInvited(tx, interview_id, recipient)))
      const facts = { ...interview, position, reference, changed }
      const interviewers = interview.interviewers.map(({ name }) => name)
      const event = {
        ...(await eventOf(interview)),
        starts_at: interview.starts_at,
        minutes: interview.minutes,
        location: interview.place,
      }
      const when = inKolkata(interview.starts_at)
      if (user_id === null) {
        const url = await issueLink(job.id, application_id)
        const calendar: CalendarEvent = {
          ...event,
          summary: `Interview for ${position}`,
          description: [`With ${interviewers.join(', ')}`, interview.note].filter(Boolean).join('\n\n'),
          attendees: [{ name: applicant_name, email }],
        }
        await deliverMail(deps, {
          id: job.id,
          kind: 'applications.interview',
          subject_id: application_id,
          to,
          replyTo: event.organiser.email,
          subject: changed ? `New details of your interview: ${when}` : `Your interview: ${when}`,
          body: createElement(InterviewInvitationMail, { ...facts, interviewers, url }),
          calendar: calendarPart('REQUEST', calendar),
        })
      } else if (person) {
        const url = `${origin}/${person.role}/applications?open=${application_id}`
        await deliverMail(deps, {
          id: job.id,
          kind: 'applications.interview',
          subject_id: application_id,
          to,
          replyTo: event.organiser.email,
          subject: `Interview with ${applicant_name}: ${when}`,
          body: createElement(InterviewerInvitationMail, {
            ...facts,
            interviewers,
            applicant_name: unlinked(applicant_name),
            url,
          }),
          calendar: calendarPart('REQUEST', {
            ...event,
            summary: `Interview with ${applicant_name}, ${position}`,
            description: url,
            attendees: [{ name: person.name, email: person.email }],
          }),
        })
      }
    }),

    handler('applications.cancel-invitation', async (cancelled, job) => {
      const {
        interview_id,
        application_id,
        version,
        user_id,
        starts_at,
        minutes,
        removed = false,
      } = cancelled
      const found = await findRecipient(application_id, user_id)
      if (!found) return
      const { application, person } = found
      const isErased = application.erased_at !== null
      // The address of an applicant who erased everything no longer exists.
      const to = user_id === null ? { name: application.applicant_name, email: application.email } : person
      if (!to || (user_id === null && isErased)) return
      const { position, reference } = application
      const facts = { position, starts_at, minutes, reference }
      const event = await eventOf({ id: interview_id, version })
      await deliverMail(deps, {
        id: job.id,
        kind: 'applications.interview-cancelled',
        subject_id: application_id,
        to: to.email,
        replyTo: event.organiser.email,
        subject: `${removed ? 'You’re no longer an interviewer' : 'Interview cancelled'}: ${inKolkata(starts_at)}`,
        body:
          user_id === null
            ? createElement(InterviewCancelledMail, facts)
            : createElement(InterviewerCancelledMail, { ...facts, removed }),
        calendar: calendarPart('CANCEL', {
          ...event,
          starts_at,
          minutes,
          summary: `Interview for ${position}`,
          attendees: [{ name: to.name, email: to.email }],
        }),
      })
    }),
  ]
}
