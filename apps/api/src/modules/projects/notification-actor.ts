import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { brand } from '@trusswell/domain/brand.ts'
import type { Tx } from '../../platform/database.ts'

type Project = { id: string; organisation_id: string | null }
export type NotifiedActor = { id: string; name: string; fromClient: boolean; visibleToClient: boolean }

/** Null for the system and for people who were deleted. */
export async function findActor(
  tx: Tx,
  actorId: string | null,
  project: Project,
): Promise<NotifiedActor | null> {
  if (actorId === null) return null
  const user = await tx
    .selectFrom('users')
    .select(['name', 'role', 'organisation_id'])
    .where('id', '=', actorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!user) return null
  const fromClient = !isStaffRole(user.role)
  const visibleToClient = fromClient
    ? user.organisation_id === project.organisation_id
    : await isOnTeam(tx, actorId, project)
  return { id: actorId, name: user.name, fromClient, visibleToClient }
}

/** Clients see their colleagues and the team by name, as on the pages of the project (`visibleName`). */
export const isNamed = (actor: NotifiedActor, reader: Role): boolean =>
  isStaffRole(reader) || actor.visibleToClient

export function nameFor(actor: NotifiedActor, reader: Role): string | null {
  if (isNamed(actor, reader)) return actor.name
  // A person of the client that the project belonged to before.
  return actor.fromClient ? null : brand.name
}

/** The person whose name the client's organisation has. */
export async function findNamesake(tx: Tx, { organisation_id }: Project): Promise<string | null> {
  const organisation = await tx
    .selectFrom('organisations')
    .select('named_after')
    .where('id', '=', organisation_id)
    .executeTakeFirst()
  return organisation?.named_after ?? null
}

async function isOnTeam(tx: Tx, userId: string, { id }: Project): Promise<boolean> {
  const member = await tx
    .selectFrom('project_members')
    .select('id')
    .where('project_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return member !== undefined
}
