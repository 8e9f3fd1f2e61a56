import { sameName } from '@trusswell/domain/team-values.ts'
import type { Duty, ProjectMember, TeamRequest } from '@trusswell/domain/team.ts'
import { addWorkingDays } from '@trusswell/domain/working-hours.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { nextVersion } from '../../platform/versioned.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { recordChange } from './record-change.ts'
import { insertMember, listStaff, listTeam } from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { readWorkingHours } from '../settings/repository.ts'

type Wanted = { user_id: string | null; name: string; duty: Duty }

/** Whether a member joins, leaves or gets another duty. */
export async function isOtherTeam(tx: Tx, project_id: string, wanted: Wanted[]): Promise<boolean> {
  const team = await listTeam(tx, project_id)
  const stays = (member: ProjectMember) =>
    wanted.some((each) => isSame(member, each) && each.duty === member.duty)
  return team.length !== wanted.length || !team.every(stays)
}

/** Replaces the team. Members who stay keep their row, because tasks refer to it. */
export async function setTeam(
  tx: Tx,
  emit: Emit,
  actor: Person,
  {
    project_id,
    wanted,
    today,
    undoSeconds = 0,
  }: {
    project_id: string
    wanted: Wanted[]
    today: string
    /** The notification is delayed by this time, so that an undo can prevent it. */
    undoSeconds?: number
  },
): Promise<void> {
  const team = await listTeam(tx, project_id)
  const triage = await readTriage(tx, project_id)
  const stays = (member: ProjectMember) => wanted.find((each) => isSame(member, each))
  for (const member of team.filter((each) => !stays(each))) await removeMember(tx, actor, project_id, member)
  const changing = team.filter((member) => {
    const duty = stays(member)?.duty
    return duty !== undefined && duty !== member.duty
  })
  // A duty has one holder at a time: all who change give theirs up first.
  await setDuty(
    tx,
    changing.map(({ id }) => id),
    'member',
  )
  for (const member of changing) {
    const duty = stays(member)?.duty ?? 'member'
    if (duty !== 'member') await setDuty(tx, [member.id], duty)
    await recordMember(tx, actor, project_id, { id: member.id, action: 'changed', change: { duty } })
  }
  for (const each of wanted.filter((person) => !team.some((member) => isSame(member, person)))) {
    const id = newId()
    await insertMember(tx, { project_id, id, ...each })
    const { user_id, duty } = each
    await recordMember(tx, actor, project_id, { id, action: 'added', change: { user_id, duty } })
  }
  // A trigger accepts a project that waits when it gets a manager.
  const decided = await readTriage(tx, project_id)
  if (decided !== triage) await recordTriage(tx, actor, project_id, decided)
  const manager = wanted.find(({ duty }) => duty === 'project_manager')?.user_id ?? null
  const before = team.find(({ duty }) => duty === 'project_manager')?.user_id ?? null
  if (manager === null || manager === before) return
  if (before === null && decided === 'accepted') await promiseContact(tx, project_id, today)
  await emit(
    tx,
    notificationRequested,
    {
      kind: 'manager_assigned',
      event_key: `manager_assigned:${newId()}`,
      subject: { type: 'project', id: project_id },
      actor_id: actor.id,
      detail: manager,
      undoable: undoSeconds > 0,
    },
    { afterSeconds: undoSeconds },
  )
}

/** The people in a request. Each must be staff and may be listed only once. */
export async function teamFromRequest(tx: Tx, request: TeamRequest): Promise<Wanted[]> {
  const wanted: Wanted[] = [
    ...person(request.project_manager_id, 'project_manager'),
    ...person(request.site_supervisor_id, 'site_supervisor'),
    ...request.members.map((each) =>
      'user_id' in each
        ? { user_id: each.user_id, name: '', duty: 'member' as const }
        : { user_id: null, name: each.name, duty: 'member' as const },
    ),
  ]
  const ids = wanted.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  if (new Set(ids).size < ids.length) throw invalidField('members', 'A person can be on a team only once')
  const known = await listStaff(tx, { ids })
  if (known.length < ids.length) throw invalidField('members', 'Only staff with an account can be chosen')
  return wanted
}

/** The team from typed names. Existing members are unchanged; names of staff are linked to their accounts. */
export async function teamFromNames(tx: Tx, project_id: string, names: string[]): Promise<Wanted[]> {
  const team = await listTeam(tx, project_id)
  const staff = await listStaff(tx, { names })
  return names.map((name) => {
    const member = team.find((each) => sameName(each.name, name))
    if (member) return member
    const found = staff.filter((each) => sameName(each.name, name))
    // A name that two people share is ambiguous, so no account is linked.
    const only = found.length === 1 ? found[0] : undefined
    return { user_id: only?.id ?? null, name, duty: 'member' }
  })
}

/** The same people with this one as project manager, or without one; the one before becomes a member. */
export async function withManager(tx: Tx, team: Wanted[], managerId: string | null): Promise<Wanted[]> {
  const others = team
    .filter(({ user_id }) => user_id === null || user_id !== managerId)
    .map((each): Wanted => (each.duty === 'project_manager' ? { ...each, duty: 'member' } : each))
  if (managerId === null) return others
  const [found] = await listStaff(tx, { ids: [managerId] })
  if (!found) throw invalidField('project_manager_id', 'Only staff with an account can be chosen')
  return [...person(managerId, 'project_manager'), ...others]
}

/** Of a project whose team changes, so that an undo recognises later changes. */
export async function raiseVersion(tx: Tx, id: string): Promise<number> {
  const { version } = await tx
    .updateTable('projects')
    .set({ version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

async function readTriage(tx: Tx, id: string) {
  const row = await tx.selectFrom('projects').select('triage').where('id', '=', id).executeTakeFirst()
  return row?.triage ?? null
}

export const recordTriage = (tx: Tx, actor: Person, id: string, triage: string | null) =>
  recordChange(tx, actor, {
    project_id: id,
    entity: 'project',
    entity_id: id,
    action: 'changed',
    change: { triage },
  })

/** The first manager of a project that a client requested gets in touch by this day; a successor inherits it. */
async function promiseContact(tx: Tx, id: string, today: string): Promise<void> {
  const hours = await readWorkingHours(tx)
  const contact_by = addWorkingDays(hours, today, hours.contactWithin)
  await tx.updateTable('projects').set({ contact_by }).where('id', '=', id).execute()
}

const person = (user_id: string | null, duty: Duty): Wanted[] =>
  user_id === null ? [] : [{ user_id, name: '', duty }]

const isSame = (member: { user_id: string | null; name: string }, wanted: Wanted) =>
  member.user_id === null
    ? wanted.user_id === null && sameName(member.name, wanted.name)
    : member.user_id === wanted.user_id

async function setDuty(tx: Tx, ids: string[], duty: Duty): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('project_members').set({ duty }).where('id', 'in', ids).execute()
}

async function removeMember(
  tx: Tx,
  actor: Person,
  project_id: string,
  { id }: { id: string },
): Promise<void> {
  const freed = await tx
    .updateTable('tasks')
    .set((row) => ({ assignee_id: null, version: sql`${row.ref('version')} + 1`, updated_at: sql`now()` }))
    .where('project_id', '=', project_id)
    .where('assignee_id', '=', id)
    .returning('id')
    .execute()
  for (const task of freed) {
    const change = { assignee_id: null }
    await recordChange(tx, actor, {
      project_id,
      entity: 'task',
      entity_id: task.id,
      action: 'changed',
      change,
    })
  }
  await tx.deleteFrom('project_members').where('project_id', '=', project_id).where('id', '=', id).execute()
  await recordMember(tx, actor, project_id, { id, action: 'removed', change: {} })
}

const recordMember = (
  tx: Tx,
  actor: Person,
  project_id: string,
  line: { id: string; action: 'added' | 'changed' | 'removed'; change: Record<string, string | null> },
) =>
  recordChange(tx, actor, {
    project_id,
    entity: 'member',
    entity_id: line.id,
    action: line.action,
    change: line.change,
  })
