import { changeStates } from '@trusswell/domain/change-request-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import {
  acceptanceAnswers,
  milestoneStatuses,
  milestoneStatusLabels,
} from '@trusswell/domain/milestone-values.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { ProjectActivity } from '@trusswell/domain/project-activity.ts'
import { projectStatuses, projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { taskStatuses, taskStatusLabels } from '@trusswell/domain/task-values.ts'
import { duties, dutyLabels } from '@trusswell/domain/team-values.ts'
import { isDay } from '../../../lib/dates.ts'
import { oneOf } from '../../../lib/one-of.ts'

type Line = Pick<ProjectActivity, 'entity' | 'action' | 'change' | 'subject'>
/** A sentence without its name: what was done, and what it was done to. */
export type ActivityWords = { before: string; subject: string; after: string }

const words = (before: string, subject = '', after = ''): ActivityWords => ({ before, subject, after })

/** `completed the milestone`, `“Ducting”`; the name of the person comes before it. */
export function activityWords(line: Line): ActivityWords {
  return sentences[line.entity](line)
}

const verbs = { added: 'added', changed: 'edited', removed: 'deleted', restored: 'restored' } as const
const stateVerbs = {
  proposed: 'edited',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew',
} as const
const quoted = (text: string | null) => (text === null ? '' : `“${text}”`)
const date = (value: unknown) => (typeof value === 'string' && isDay(value) ? formatDay(value) : null)
const listed = (names: string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '')

const sentences: Record<ProjectActivity['entity'], (line: Line) => ActivityWords> = {
  project: ({ action, change }) => {
    if (action === 'added') return words('created the project')
    if (action !== 'changed') return words(`${verbs[action]} the project`)
    if (change['triage'] === 'accepted') return words('accepted the project')
    if (change['triage'] === 'declined') return words('declined the project')
    if (change['triage'] === 'withdrawn') return words('withdrew the project')
    const status = oneOf(projectStatuses, change['status'])
    if (status) return words(`set the project’s status to ${projectStatusLabels[status]}`)
    return words(`edited the project${listed(fieldsOf(change))}`)
  },
  member: ({ action, change, subject }) => {
    const name = subject ?? 'a person'
    if (action === 'removed') return words('removed', name, ' from the team')
    const duty = oneOf(duties, change['duty'])
    const role = duty ? dutyLabels[duty].toLowerCase() : null
    return action === 'added'
      ? words('added', name, ` to the team${role === null ? '' : ` as ${role}`}`)
      : words('changed', name, `’s role on the team${role === null ? '' : ` to ${role}`}`)
  },
  milestone: (line) => {
    const { action, change, subject } = line
    if (action !== 'changed') return plain(line, 'milestone', date(change['due_date']))
    const answer = oneOf(acceptanceAnswers, change['acceptance'])
    if (answer) {
      const onBehalf = change['acceptance_on_behalf'] === true ? ' for the client' : ''
      const remarks = answer === 'accepted_with_remarks' ? ' with remarks' : ''
      const verb = answer === 'rejected' ? 'rejected' : 'accepted'
      return words(`${verb} the milestone`, quoted(subject), remarks + onBehalf)
    }
    const status = oneOf(milestoneStatuses, change['status'])
    if (status === 'completed') return words('completed the milestone', quoted(subject))
    if (status) return words('set the milestone', quoted(subject), ` to ${milestoneStatusLabels[status]}`)
    const due = date(change['due_date'])
    if (due) return words('moved the milestone', quoted(subject), ` to ${due}`)
    return words('edited the milestone', quoted(subject), listed(fieldsOf(change)))
  },
  task: (line) => {
    const status = oneOf(taskStatuses, line.change['status'])
    if (line.action !== 'changed' || !status) return plain(line, 'task', date(line.change['due_date']))
    return words('moved the task', quoted(line.subject), ` to ${taskStatusLabels[status]}`)
  },
  expense: (line) => {
    const paise = line.change['amount_paise']
    const amount = typeof paise === 'number' ? formatMoney(paise) : null
    const found = plain(line, 'expense', null)
    if (amount === null) return found
    return { ...found, after: line.action === 'added' ? `, ${amount}` : `, now ${amount}` }
  },
  risk: (line) => {
    if (line.action === 'changed' && line.change['status'] === 'closed')
      return words('closed the risk', quoted(line.subject))
    return plain(line, 'risk', null)
  },
  diary_entry: ({ action, subject, change }) => {
    const day = date(subject) ?? date(change['entry_date'])
    const of = day ? ` ${action === 'added' ? 'for' : 'of'}` : ''
    return words(`${action === 'added' ? 'wrote' : verbs[action]} the site diary entry${of}`, day ?? '')
  },
  change_request: ({ action, change, subject }) => {
    if (action === 'added') return words('proposed the change', quoted(subject))
    const state = oneOf(changeStates, change['state']) ?? 'proposed'
    return words(`${stateVerbs[state]} the change request`, quoted(subject))
  },
  project_file: ({ action, subject, change }) =>
    words(
      `${action === 'added' ? 'uploaded' : verbs[action]} the file`,
      quoted(subject),
      change['visibility'] === 'internal' ? ' for staff only' : '',
    ),
}

function plain({ action, change, subject }: Line, noun: string, due: string | null): ActivityWords {
  const after =
    action === 'added' ? (due ? `, due ${due}` : '') : action === 'changed' ? listed(fieldsOf(change)) : ''
  return words(`${verbs[action]} the ${noun}`, quoted(subject), after)
}

/** What staff and clients call the fields; the others aren't named. */
const fieldNames: Record<string, string> = {
  title: 'title',
  description: 'description',
  project_type: 'type',
  priority: 'priority',
  current_phase: 'phase',
  start_date: 'start date',
  end_date: 'end date',
  estimated_duration: 'duration',
  estimated_cost_paise: 'estimated cost',
  agreed_value_paise: 'agreed value',
  site_address: 'address',
  site_city: 'city',
  site_state: 'state',
  site_postal_code: 'postal code',
  plot_area: 'plot area',
  built_up_area: 'built-up area',
  number_of_floors: 'floors',
  due_date: 'due date',
  weight: 'weight',
  assignee_id: 'assignee',
  milestone_id: 'milestone',
  category: 'category',
  severity: 'severity',
  status: 'status',
  spent_on: 'date',
  shared_with_client: 'sharing',
  owner_id: 'owner',
  mitigation: 'mitigation',
  review_on: 'review date',
  bill_id: 'bill',
}

const fieldsOf = (change: Line['change']): string[] =>
  Object.keys(change).flatMap((name) => fieldNames[name] ?? [])
