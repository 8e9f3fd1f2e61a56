import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { UserPatch, UserRow } from '@trusswell/domain/account.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import { counted } from '@trusswell/domain/plural.ts'
import type { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { afterCommit, type Tx } from '../../platform/database.ts'
import { defined } from '@trusswell/domain/defined.ts'
import { AppError } from '../../platform/errors.ts'
import { tellOfProject, tellOrganisations } from '../../platform/live.ts'
import { changesNothing, mustRepeat } from '../../platform/versioned.ts'
import { listManagedIds } from '../projects/user-repository.ts'
import { findOrganisationOf, getUser, markUserDeleted, updateUser } from './repository.ts'

type Patch = z.infer<typeof UserPatch>

/** Changes name, role or status. Projects of a manager who leaves the staff go to the successor in the same transaction. */
export async function changeUser(
  { db, emit, handOver, live, today }: ApiDeps,
  actor: Person,
  id: string,
  { version, successor_id, ...changes }: Patch,
): Promise<{ user: UserRow; isChanged: boolean }> {
  const { handedOver, ...result } = await db.as(actor, async (tx) => {
    const before = await getUser(tx, id)
    await mustRepeat(() => before)
    if (before.deleted_at === null && changesNothing(before, changes, version))
      return { user: before, isChanged: false, handedOver: [] }
    const project_ids = leavesStaff(before, changes) ? await projectsToHandOver(tx, before, successor_id) : []
    const to = successor_id ?? null
    await handOver(tx, emit, actor, { project_ids, from: id, to, today: today() })
    const user = await updateUser(tx, id, { version, ...defined(changes) })
    await writeAudit(tx, actor, {
      action: 'user.updated',
      entity: 'user',
      entity_id: id,
      details: {
        fields: Object.keys(changes),
        role_before: before.role,
        role: user.role,
        status: user.status,
        ...(project_ids.length > 0 ? { handed_over: project_ids.length, successor_id: to } : {}),
      },
    })
    await tellColleagues(tx, live, id)
    return { user, isChanged: true, handedOver: project_ids }
  })
  tellOfHandOver(live, handedOver, [id, successor_id])
  return result
}

/** As leaving the staff: the projects of a manager go to the successor in the same transaction. */
export async function deleteUser(
  { db, emit, handOver, live, today }: ApiDeps,
  actor: Person,
  id: string,
  successor_id: Patch['successor_id'],
): Promise<void> {
  const handedOver = await db.as(actor, async (tx) => {
    const before = await getUser(tx, id)
    const project_ids =
      !isStaffRole(before.role) || before.deleted_at !== null
        ? []
        : await projectsToHandOver(tx, before, successor_id)
    const to = successor_id ?? null
    await handOver(tx, emit, actor, { project_ids, from: id, to, today: today() })
    await markUserDeleted(tx, id)
    await writeAudit(tx, actor, {
      action: 'user.deleted',
      entity: 'user',
      entity_id: id,
      details: project_ids.length > 0 ? { handed_over: project_ids.length, successor_id: to } : {},
    })
    await tellColleagues(tx, live, id)
    return project_ids
  })
  tellOfHandOver(live, handedOver, [id, successor_id])
}

/** Notifies the organisation that lists this person. */
export async function tellColleagues(tx: Tx, live: ApiDeps['live'], id: string): Promise<void> {
  const organisation = await findOrganisationOf(tx, id)
  if (organisation) afterCommit(() => tellOrganisations(live, [organisation.id]))
}

function tellOfHandOver(
  live: ApiDeps['live'],
  projects: string[],
  people: (string | null | undefined)[],
): void {
  for (const project of projects) tellOfProject(live, project)
  if (projects.length > 0) live.rejoin(people.filter((id) => typeof id === 'string'))
}

const leavesStaff = (before: UserRow, { role, status }: Omit<Patch, 'version'>) =>
  isStaffRole(before.role) &&
  ((role && !isStaffRole(role)) || (status === 'inactive' && before.status === 'active'))

async function projectsToHandOver(
  tx: Tx,
  { id, name }: UserRow,
  successor: Patch['successor_id'],
): Promise<string[]> {
  const managed = await listManagedIds(tx, id)
  if (managed.length > 0 && successor === undefined) {
    const message = `${name} manages ${counted(managed.length, 'unfinished project')}. Choose who takes over.`
    throw new AppError('conflict', message)
  }
  return managed
}
