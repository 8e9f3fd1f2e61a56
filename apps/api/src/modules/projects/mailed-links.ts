import { costWords, daysWords, takesChanges } from '@trusswell/domain/change-request-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import type { OpensByMail } from '../mailed-links/events.ts'
import { answerMilestone } from './answer-milestone.ts'
import { changeProject } from './change-project.ts'
import { closeChange } from './change-requests.ts'
import { findChangeRequest } from './change-requests-repository.ts'
import { findProjectRow } from './repository.ts'
import { milestoneKind } from './work.ts'
import { findWork } from './work-repository.ts'

const milestone: OpensByMail<'milestone'> = {
  async show({ can }, reader, person, { project_id, subject_id }) {
    const project = await findProjectRow(reader, project_id)
    const row = project && (await findWork(reader, milestoneKind, { project_id, id: subject_id }))
    if (!project || !row || row.deleted_at || row.acceptance !== 'asked' || !can.acceptMilestones(person))
      return null
    return {
      project: project.title,
      title: row.title,
      text: row.description,
      facts: row.completion_date ? [{ label: 'Completed', value: formatDay(row.completion_date) }] : [],
      refused_as: null,
      version: row.version,
      path: `/dashboard/projects/${project_id}?tab=timeline`,
    }
  },
  async answer(deps, person, { project_id, subject_id }, { answer, remarks, version }, use) {
    await changeProject(deps, person, {
      project_id,
      allowed: deps.can.acceptMilestones(person),
      work: async (tx) => {
        await use(tx)
        await answerMilestone(deps, tx, person, {
          where: { project_id, id: subject_id },
          body: { answer, remarks, version },
        })
      },
    })
  },
}

const changeRequest: OpensByMail<'change_request'> = {
  async show({ can }, reader, person, { project_id, subject_id }) {
    const project = await findProjectRow(reader, project_id)
    const row = project && (await findChangeRequest(reader, { project_id, id: subject_id }))
    if (
      !project ||
      !takesChanges(project.status) ||
      row?.state !== 'proposed' ||
      row.cost_paise === null ||
      row.days === null
    )
      return null
    if (!can.closeChange(person, 'accepted', row)) return null
    return {
      project: project.title,
      title: row.title,
      text: row.description,
      facts: [
        { label: 'Cost', value: costWords(row.cost_paise) },
        { label: 'Due date', value: daysWords(row.days) },
      ],
      refused_as: row.proposed_by_client ? 'withdrawn' : 'declined',
      version: row.version,
      path: `/dashboard/projects/${project_id}`,
    }
  },
  async answer(deps, person, { project_id, subject_id }, { state, version }, use) {
    await changeProject(deps, person, {
      project_id,
      allowed: deps.can.proposeChanges(person),
      work: async (tx) => {
        await use(tx)
        await closeChange(deps, tx, person, {
          where: { project_id, id: subject_id },
          body: { state, version },
        })
      },
    })
  },
}

export const projectsByMail = { milestone, change_request: changeRequest }
