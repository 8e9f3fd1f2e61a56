import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import type { MailDetails } from '../../platform/mail-details.ts'
import { currentMoment } from '../../platform/request-context.ts'
import type { ComposeMail } from '../notifications/events.ts'
import type { ProjectRow } from './present-project.ts'
import { findProjectRow } from './repository.ts'

export const projectFacts = (title: string, reference: string | null): MailDetails['facts'] => [
  ['Project', title],
  ...(reference === null ? [] : ([['Reference', reference]] as MailDetails['facts'])),
]

export const because = ({ triage_reason }: ProjectRow): MailDetails['facts'] =>
  triage_reason === null ? [] : [['Reason', triage_reason]]

/** Null when the project was deleted or reopened in the meantime. */
const tellDeclined: ComposeMail = async (tx, { subject_id }) => {
  const project = await findProjectRow(tx, subject_id)
  if (project?.status !== 'cancelled') return null
  return {
    text: 'Thank you for your request. We’ve looked at your project and can’t take it on. If you can change this, or have a question, write to us in the chat.',
    facts: [...projectFacts(project.title, project.reference), ...because(project)],
    button: 'View project',
  }
}

/** Names the number under which the client can ask about the project. */
const tellReceived: ComposeMail = async (tx, { subject_id }) => {
  const project = await findProjectRow(tx, subject_id)
  if (!project) return null
  return {
    text:
      project.triage === 'waiting' && project.answer_by
        ? `We’ve received your project. We’ll look at it and answer by ${formatDay(project.answer_by)}.`
        : 'We’ve received your project. You can follow it in the portal.',
    facts: projectFacts(project.title, project.reference),
    button: 'View project',
  }
}

/** Until the work begins, clients read by when their project manager gets in touch. */
const tellManager: ComposeMail = async (tx, { subject_id, reader }) => {
  const project = await findProjectRow(tx, subject_id)
  if (reader.role !== 'client' || project?.triage !== 'accepted' || project.status !== 'planning')
    return undefined
  const { contact_by, title, reference } = project
  if (contact_by === null || contact_by < kolkataDay(Date.parse(currentMoment()))) return undefined
  return {
    text: `Your project manager will get in touch with you by ${formatDay(contact_by)} to plan the work.`,
    facts: projectFacts(title, reference),
    button: 'View project',
  }
}

export const projectMails = {
  project_received: tellReceived,
  manager_assigned: tellManager,
  project_declined: tellDeclined,
}
