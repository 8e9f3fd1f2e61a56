import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { can } from '@trusswell/domain/policy.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { ComposeMail } from '../notifications/events.ts'
import { projectFacts } from './notification-mails.ts'

/** Owners are asked for their answer in the mail that tells them of the completion, and in the reminder. */
const askForAcceptance: ComposeMail = async (tx, { subject_id, reader }) => {
  const milestone = await findMilestone(tx, subject_id)
  if (milestone?.acceptance !== 'asked' || !can.acceptMilestones(reader)) return undefined
  return {
    text: 'Please check the work, then accept it or tell us what is missing.',
    facts: [
      ...projectFacts(milestone.project, milestone.reference),
      ['Milestone', milestone.title],
      ...(milestone.completion_date
        ? [['Completed', formatDay(milestone.completion_date)] as [string, string]]
        : []),
    ],
    button: 'Accept or reject',
    answers: { purpose: 'milestone', project_id: milestone.project_id },
  }
}

const tellAnswer: ComposeMail = async (tx, { subject_id }) => {
  const milestone = await findMilestone(tx, subject_id)
  // It has been completed or withdrawn again since.
  if (!milestone?.acceptance_at || milestone.acceptance === 'asked') return undefined
  const { acceptance, acceptance_at, acceptance_remarks, acceptance_reason, file, on_behalf } = milestone
  const rejected = acceptance === 'rejected'
  return {
    text: on_behalf
      ? 'Our staff recorded this answer for the client.'
      : rejected
        ? 'The client rejected the milestone. It goes back to In Progress.'
        : 'The client accepted the milestone.',
    facts: [
      ...projectFacts(milestone.project, milestone.reference),
      ['Milestone', milestone.title],
      ['Answered', formatDay(kolkataDay(Date.parse(acceptance_at)))],
      ...(acceptance_remarks
        ? [[rejected ? 'Reason' : 'Remarks', acceptance_remarks] as [string, string]]
        : []),
      ...(acceptance_reason ? [['Recorded because', acceptance_reason] as [string, string]] : []),
      ...(file ? [['File', file] as [string, string]] : []),
    ],
    button: 'View milestone',
  }
}

export const milestoneMails = { milestone_completed: askForAcceptance, milestone_answered: tellAnswer }

const findMilestone = (tx: Tx, id: string) =>
  tx
    .selectFrom('milestones')
    .innerJoin('projects', 'projects.id', 'milestones.project_id')
    .select([
      'milestones.title',
      'milestones.project_id',
      'milestones.completion_date',
      'milestones.acceptance',
      'milestones.acceptance_at',
      'milestones.acceptance_remarks',
      'milestones.acceptance_reason',
      'milestones.acceptance_on_behalf as on_behalf',
      sql<string | null>`(select name from files where files.id = milestones.acceptance_file_id)`.as('file'),
      'projects.title as project',
      'projects.reference',
    ])
    .where('milestones.id', '=', id)
    .where('milestones.deleted_at', 'is', null)
    .executeTakeFirst()
