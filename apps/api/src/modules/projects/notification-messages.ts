import { changeStateLabels } from '@trusswell/domain/change-request-values.ts'
import { ChangeDecision, ChangeState } from '@trusswell/domain/change-requests.ts'
import { AcceptanceAnswer, answerLabels } from '@trusswell/domain/milestones.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import { counted } from '@trusswell/domain/plural.ts'

export type ProjectKind = Exclude<
  NotificationKind,
  | 'application_received'
  | `enquiry_${string}`
  | `person_${string}`
  | `payment_${string}`
  | `chat_${string}`
  | `weekly_${string}`
>

type Facts = {
  project: string
  client: string
  item: string
  due: string
  manager: string
  /** The reader is the manager. */
  toManager: boolean
  status: string
  detail: string
  fromClient: boolean
}

/** The detail of a completed milestone that the client hasn't accepted or rejected for some days. */
export const acceptanceReminder = 'reminder'

/** Of what nobody did, or for readers who may not know who did it. */
const messages: Record<ProjectKind, (facts: Facts) => string> = {
  project_received: ({ project }) => `We have received your project: ${project}`,
  project_created: ({ project, client, fromClient }) =>
    fromClient ? `${client} has sent a new project: ${project}` : `New project: ${project}`,
  project_declined: ({ project }) => `We can’t take on your project: ${project}`,
  project_withdrawn: ({ project, client }) => `${client} has withdrawn a project: ${project}`,
  manager_assigned: ({ project, manager, toManager }) =>
    toManager
      ? `You’re now the project manager of ${project}`
      : `${manager} is now the project manager of ${project}`,
  status_changed: ({ project, status }) => `${project} is now ${status}`,
  milestone_added: ({ project, item, due }) => `New milestone in ${project}: ${item}, due ${due}`,
  milestone_due: ({ project, item, due }) => `Milestone due ${due} in ${project}: ${item}`,
  milestone_overdue: ({ project, item, due }) => `Milestone overdue since ${due} in ${project}: ${item}`,
  milestone_completed: ({ project, item, detail }) =>
    detail === acceptanceReminder
      ? `Waiting for your acceptance in ${project}: ${item}`
      : `Milestone completed in ${project}: ${item}`,
  milestone_answered: ({ project, item, detail }) =>
    `Milestone ${answerLabels[AcceptanceAnswer.parse(detail)].toLowerCase()} in ${project}: ${item}`,
  change_requested: ({ project, item, detail }) =>
    `Change request ${detail === 'changed' ? 'updated ' : ''}in ${project}: ${item}`,
  change_answered: ({ project, item, detail }) =>
    `Change request ${changeStateLabels[ChangeState.parse(detail)].toLowerCase()} in ${project}: ${item}`,
  tasks_changed: ({ project, item }) => `Someone changed a task in ${project}: ${item}`,
  task_overdue: ({ project, item, due }) => `Task overdue since ${due} in ${project}: ${item}`,
}

const answers: Record<AcceptanceAnswer, string> = {
  accepted: 'accepted a milestone',
  accepted_with_remarks: 'accepted a milestone with remarks',
  rejected: 'rejected a milestone',
}

const decisions: Record<ChangeDecision['state'], string> = {
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew',
}

/** What follows the name of the person who did it. */
const actions: Partial<Record<ProjectKind, (facts: Facts) => string>> = {
  project_created: ({ project }) => `created a new project: ${project}`,
  manager_assigned: ({ project, manager, toManager }) =>
    `made ${toManager ? 'you' : manager} the project manager of ${project}`,
  status_changed: ({ project, status }) => `set ${project} to ${status}`,
  milestone_added: ({ project, item, due }) => `added a milestone to ${project}: ${item}, due ${due}`,
  milestone_completed: ({ project, item }) => `completed a milestone in ${project}: ${item}`,
  // Staff record the answer of the client.
  milestone_answered: ({ project, item, detail, fromClient }) => {
    const answer = AcceptanceAnswer.parse(detail)
    const what = fromClient
      ? answers[answer]
      : `recorded a milestone as ${answerLabels[answer].toLowerCase()}`
    return `${what} in ${project}: ${item}`
  },
  change_requested: ({ project, item, detail, fromClient }) => {
    const what = fromClient ? 'asked for a change' : 'proposed a change'
    return `${detail === 'changed' ? 'updated a change request' : what} in ${project}: ${item}`
  },
  change_answered: ({ project, item, detail }) =>
    `${decisions[ChangeDecision.shape.state.parse(detail)]} a change request in ${project}: ${item}`,
  tasks_changed: ({ project, item }) => `changed a task in ${project}: ${item}`,
}

export const projectKinds = Object.keys(messages) as ProjectKind[]

/** The client's organisation sends and withdraws its projects; no person of it is named. */
export const namesClient = (kind: ProjectKind, { fromClient }: Pick<Facts, 'fromClient'>): boolean =>
  kind === 'project_withdrawn' || (kind === 'project_created' && fromClient)

export const beginsWithActor = (kind: ProjectKind, facts: Pick<Facts, 'fromClient'>): boolean =>
  kind in actions && !namesClient(kind, facts)

/** `actor` is the name that the reader sees, for a message that begins with it. */
export function messageOf(kind: ProjectKind, facts: Facts, actor: string | null): string {
  const action = actions[kind]
  return action && actor !== null ? `${actor} ${action(facts)}` : messages[kind](facts)
}

/** Several tasks that one person changed. */
export const tasksMessage = (project: string, count: number, actor: string | null): string =>
  `${actor ?? 'Someone'} changed ${counted(count, 'task')} in ${project}`
