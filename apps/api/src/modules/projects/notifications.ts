import { changeStateLabels } from '@trusswell/domain/change-request-values.ts'
import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { ChangeState } from '@trusswell/domain/change-requests.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { AcceptanceAnswer, answerLabels } from '@trusswell/domain/milestones.ts'
import { counted } from '@trusswell/domain/plural.ts'
import { organisationReaders, type NotificationKind } from '@trusswell/domain/notifications.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Tx } from '../../platform/database.ts'
import { findProjectRow } from './repository.ts'
import type {
  Batch,
  ComposeNotification,
  NotificationEvent,
  NotificationReader,
} from '../notifications/events.ts'

type ProjectKind = Exclude<
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
  status: string
  detail: string
  actor: string
}

/** The detail of a completed milestone that the client hasn't accepted or rejected for some days. */
export const acceptanceReminder = 'reminder'

const messages: Record<ProjectKind, (facts: Facts) => string> = {
  project_received: ({ project }) => `We have received your project: ${project}`,
  project_created: ({ project }) => `New project: ${project}`,
  project_declined: ({ project }) => `We can’t take on your project: ${project}`,
  project_withdrawn: ({ project, client }) => `${client} has withdrawn a project: ${project}`,
  manager_assigned: ({ project, manager }) => `${manager} is now the project manager of ${project}`,
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
  tasks_changed: ({ project, item, actor }) => `${actor} changed a task in ${project}: ${item}`,
  task_overdue: ({ project, item, due }) => `Task overdue since ${due} in ${project}: ${item}`,
}

/** The page of the thing itself: the project, or the row that its tab then shows. */
function subjectPath(projectId: string, { type, id }: NotificationEvent['subject']): string {
  const project = `/dashboard/projects/${projectId}`
  if (type === 'milestone' || type === 'task') return `${project}?tab=timeline&item=${id}`
  return type === 'change_request' ? `${project}?item=${id}` : project
}

const compose =
  (kind: ProjectKind): ComposeNotification =>
  async (tx, event) => {
    const item = await findItem(tx, event)
    if (!item) return null
    // A move to another organisation waits for these readers' rows and then deletes them.
    await lockProjectForReading(tx, item.project_id)
    const project = await findProjectRow(tx, item.project_id)
    if (!project) return null
    if (event.undoable && kind === 'status_changed' && project.status !== event.detail) return null
    if (event.undoable && kind === 'manager_assigned' && project.manager_id !== event.detail) return null
    if (event.undoable && kind === 'milestone_completed' && !stillAsks(item, event)) return null
    const isReminder = kind === 'milestone_completed' && event.detail === acceptanceReminder
    if (isReminder && item.acceptance !== 'asked') return null
    const readers = await listReaders(tx, kind, project, event.actor_id)
    const message = messages[kind]({
      project: project.title,
      client: project.client_name,
      item: item.title,
      due: item.due_date ? formatDay(item.due_date) : '',
      manager: kind === 'manager_assigned' ? await nameOf(tx, event.detail) : '',
      status: labelOf(event.detail),
      detail: event.detail ?? '',
      actor: kind === 'tasks_changed' ? await nameOf(tx, event.actor_id, 'Someone') : '',
    })
    return {
      message,
      ...(kind === 'manager_assigned'
        ? {
            messageFor: (reader: string) =>
              reader === event.detail ? `You’re now the project manager of ${project.title}` : message,
          }
        : {}),
      readers: isReminder ? readers.filter((reader) => reader.organisation_role === 'owner') : readers,
      pathFor: () => subjectPath(project.id, event.subject),
      project_id: project.id,
      person_id: namedIn(kind, event),
      ...(kind === 'tasks_changed'
        ? { batch: await batchOf(tx, event, { message, project: { id: project.id, title: project.title } }) }
        : {}),
    }
  }

function namedIn(kind: ProjectKind, { actor_id, detail }: NotificationEvent): string | null {
  if (kind === 'manager_assigned') return detail
  return kind === 'tasks_changed' ? actor_id : null
}

export const projectNotifications = Object.fromEntries(
  (Object.keys(messages) as ProjectKind[]).map((kind) => [kind, compose(kind)]),
) as Record<ProjectKind, ComposeNotification>

/** False if the completion was undone or answered, or if the milestone was completed again, which has its own notification. */
const stillAsks = (
  { acceptance, acceptance_at }: { acceptance: string | null; acceptance_at: string | null },
  { detail }: NotificationEvent,
) => acceptance === 'asked' && (detail === null || Date.parse(acceptance_at ?? '') === Date.parse(detail))

const lockProjectForReading = (tx: Tx, id: string) =>
  tx.selectFrom('projects').select('id').where('id', '=', id).forShare().execute()

const unasked = { acceptance: null, acceptance_at: null }

async function findItem(tx: Tx, { subject }: NotificationEvent) {
  if (subject.type === 'project') return { project_id: subject.id, title: '', due_date: null, ...unasked }
  if (subject.type === 'task') {
    const task = await tx
      .selectFrom('tasks')
      .select(['project_id', 'title', 'due_date'])
      .where('id', '=', subject.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    return task && { ...task, ...unasked }
  }
  if (subject.type === 'change_request') {
    const change = await tx
      .selectFrom('change_requests')
      .select(['project_id', 'title'])
      .where('id', '=', subject.id)
      .executeTakeFirst()
    return change && { ...change, due_date: null, ...unasked }
  }
  return tx
    .selectFrom('milestones')
    .select(['project_id', 'title', 'due_date', 'acceptance', 'acceptance_at'])
    .where('id', '=', subject.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Many changes by one person are one line. */
async function batchOf(
  tx: Tx,
  { actor_id, subject }: NotificationEvent,
  { message, project }: { message: string; project: { id: string; title: string } },
): Promise<Batch> {
  const actor = await nameOf(tx, actor_id, 'Someone')
  return {
    key: `tasks_changed:${project.id}:${actor_id}`,
    messageOf: (count) =>
      count === 1 ? message : `${actor} changed ${counted(count, 'task')} in ${project.title}`,
    pathOf: (count) =>
      count === 1 ? subjectPath(project.id, subject) : `/dashboard/projects/${project.id}?tab=timeline`,
  }
}

async function nameOf(tx: Tx, userId: string | null, otherwise = 'A project manager'): Promise<string> {
  const user =
    userId && (await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())
  return user ? user.name : otherwise
}

function labelOf(status: string | null): string {
  const parsed = ProjectStatus.safeParse(status)
  return parsed.success ? projectStatusLabels[parsed.data] : 'updated'
}

/** Whom an event concerns, among those who can sign in. Only a receipt goes to the person who caused it. */
async function listReaders(
  tx: Tx,
  kind: ProjectKind,
  project: { id: string; organisation_id: string | null; manager_id: string | null },
  actorId: string | null,
): Promise<(NotificationReader & { organisation_role: OrganisationRole | null })[]> {
  const people = await tx
    .selectFrom('users')
    .select(['id', 'role', 'organisation_role'])
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .where((user) =>
      user.or([
        user.and([
          user('organisation_id', '=', project.organisation_id),
          user('organisation_role', 'in', organisationReaders(kind)),
        ]),
        user('role', '=', 'admin'),
        user.and([
          user('role', '=', 'manager'),
          user('id', 'in', (of) =>
            of
              .selectFrom('project_members')
              .select((member) => member.ref('user_id').$notNull().as('user_id'))
              .where('project_id', '=', project.id)
              .where('user_id', 'is not', null),
          ),
        ]),
      ]),
    )
    .execute()
  if (kind === 'project_received') return people.filter(({ role }) => role === 'client')
  // Its manager is notified of the assignment.
  if (kind === 'project_created')
    return people.filter(
      ({ id, role }) => id !== actorId && id !== project.manager_id && ['admin', 'manager'].includes(role),
    )
  // An overdue item of a project without a manager concerns the admins, who have to assign one.
  const managed = people.some(({ role }) => role === 'manager')
  const otherSide =
    people.find(({ id }) => id === actorId)?.role === 'client' ? [managed ? 'manager' : 'admin'] : ['client']
  const roles: Record<Exclude<ProjectKind, 'project_received' | 'project_created'>, string[]> = {
    project_declined: ['client'],
    project_withdrawn: ['admin'],
    manager_assigned: ['manager', 'client'],
    status_changed: ['manager', 'client'],
    milestone_added: ['manager', 'client'],
    milestone_due: ['manager', 'client'],
    milestone_overdue: managed ? ['manager', 'client'] : ['admin', 'client'],
    milestone_completed: ['manager', 'client'],
    // Staff must act on a rejection.
    milestone_answered: managed ? ['manager', 'client'] : ['admin', 'client'],
    change_requested: otherSide,
    change_answered: otherSide,
    tasks_changed: ['manager'],
    task_overdue: managed ? ['manager'] : ['admin'],
  }
  return people.filter(({ id, role }) => id !== actorId && roles[kind].includes(role))
}
