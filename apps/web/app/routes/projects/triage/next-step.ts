import type { Project } from '@trusswell/domain/projects.ts'
import { weekdayAndDay } from '../../../lib/dates.ts'

type Facts = Pick<Project, 'triage' | 'status' | 'project_manager'>
type NextStep = { title: string; text: string; reason?: string; contact: boolean }

/** What the client reads about a project it created; null once the work has begun. */
export function nextStepOf({ triage, status, project_manager }: Facts, today: string): NextStep | null {
  if (!triage) return null
  const reason = triage.reason === null ? {} : { reason: triage.reason }
  switch (triage.state) {
    case 'waiting':
      return { title: 'What happens next', text: waitingText(triage, today), contact: true }
    case 'accepted':
      if (status !== 'planning' || !project_manager) return null
      return {
        title: 'What happens next',
        text: acceptedText(project_manager.name, triage.contact_by, today),
        contact: false,
      }
    case 'declined':
      return { title: 'We can’t take on this project', text: declinedText, ...reason, contact: true }
    case 'withdrawn':
      return {
        title: 'You withdrew this project',
        text: 'We’ve stopped working on it. If you change your mind, write to us in the chat.',
        ...reason,
        contact: false,
      }
    default:
      return triage.state satisfies never
  }
}

const declinedText = 'If you can change this, or have a question, write to us in the chat.'

function waitingText({ answer_by, asked_at, contact }: NonNullable<Facts['triage']>, today: string): string {
  if (asked_at !== null)
    return `${contact === null ? 'We have' : `${contact} has`} a question about your project. Please reply in the chat, so that we can decide.`
  const day = weekdayAndDay(answer_by, today)
  return answer_by < today
    ? `We said we’d answer by ${day} and haven’t yet. We’re sorry. Write to ${contact ?? 'us'} in the chat or call us.`
    : `${contact === null ? 'We’ll' : `${contact} will`} answer by ${day}. We’ll tell you who your project manager is, or why we can’t take on the project.`
}

/** A day that has passed is no longer promised. */
function acceptedText(manager: string, contact_by: string | null, today: string): string {
  const next =
    contact_by === null || contact_by < today
      ? 'will plan the work with you'
      : `will get in touch with you by ${weekdayAndDay(contact_by, today)} to plan the work`
  return `${manager} is your project manager and ${next}. You can message ${manager} in the chat at any time.`
}
