import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { projectStatusLabels } from '@trusswell/domain/project-values.ts'
import { formatDay } from '@trusswell/domain/days.ts'
import { organisationReaders } from '@trusswell/domain/notifications.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { ProjectStatus } from '@trusswell/domain/projects.ts'
import type { Tx } from '../../platform/database.ts'
import { findActor, findNamesake, isNamed, nameFor, type NotifiedActor } from './notification-actor.ts'
import {
  acceptanceReminder,
  beginsWithActor,
  messageOf,
  namesClient,
  projectKinds,
  tasksMessage,
  type ProjectKind,
} from './notification-messages.ts'
import type { ProjectRow } from './present-project.ts'
import { findProjectRow } from './repository.ts'
import type {
  Batch,
  ComposeNotification,
  NotificationEvent,
  NotificationReader,
} from '../notifications/events.ts'

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
    // Who takes over a project is named once.
    const takesOver = kind === 'manager_assigned' && event.actor_id === event.detail
    const actor = takesOver ? null : await findActor(tx, event.actor_id, project)
    const facts = {
      project: project.title,
      client: project.client_name,
      item: item.title,
      due: item.due_date ? formatDay(item.due_date) : '',
      manager: kind === 'manager_assigned' ? await nameOf(tx, event.detail) : '',
      status: labelOf(event.detail),
      detail: event.detail ?? '',
      fromClient: actor?.fromClient ?? false,
    }
    const named = beginsWithActor(kind, facts) ? actor : null
    const roleOf = (reader: string) => readers.find(({ id }) => id === reader)?.role ?? 'client'
    const messageFor = (reader: string) => {
      const toManager = kind === 'manager_assigned' && reader === event.detail
      return messageOf(kind, { ...facts, toManager }, named && nameFor(named, roleOf(reader)))
    }
    const message = messageOf(kind, { ...facts, toManager: false }, named && nameFor(named, 'manager'))
    return {
      message,
      messageFor,
      readers: isReminder ? readers.filter((reader) => reader.organisation_role === 'owner') : readers,
      pathFor: () => subjectPath(project.id, event.subject),
      project_id: project.id,
      person_id:
        kind === 'manager_assigned'
          ? event.detail
          : namesClient(kind, facts)
            ? await findNamesake(tx, project)
            : null,
      actorFor: (reader) => (named && isNamed(named, roleOf(reader)) ? named.id : null),
      ...(kind === 'tasks_changed' ? { batch: batchOf(event, { message, project, actor }) } : {}),
    }
  }

export const projectNotifications = Object.fromEntries(
  projectKinds.map((kind) => [kind, compose(kind)]),
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
const batchOf = (
  { actor_id, subject }: NotificationEvent,
  { message, project, actor }: { message: string; project: ProjectRow; actor: NotifiedActor | null },
): Batch => ({
  key: `tasks_changed:${project.id}:${actor_id}`,
  messageOf: (count) => (count === 1 ? message : tasksMessage(project.title, count, actor?.name ?? null)),
  pathOf: (count) =>
    count === 1 ? subjectPath(project.id, subject) : `/dashboard/projects/${project.id}?tab=timeline`,
})

async function nameOf(tx: Tx, userId: string | null): Promise<string> {
  const user =
    userId && (await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())
  return user ? user.name : 'A project manager'
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
          user('organisation_role', '=', (of) => of.fn.any(of.val([...organisationReaders(kind)]))),
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
    return people.filter(({ id, role }) => id !== actorId && id !== project.manager_id && isStaffRole(role))
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
