import type { Person } from '@trusswell/domain/actor.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { tellOrganisations } from '../../platform/live.ts'
import { notificationRequested } from '../notifications/events.ts'
import { entity } from './edit-organisation.ts'
import { getPersonOf, listPeopleIds, removePerson, setRole } from './people.ts'

type Of = { organisation_id: string; person_id: string }
type Deps = Pick<ApiDeps, 'db' | 'emit' | 'live' | 'sessions'>

export async function changeRole(
  deps: Deps,
  actor: Person,
  of: Of,
  role: OrganisationRole,
): Promise<OrganisationPerson> {
  const changed = await deps.db.as(actor, async (tx) => {
    const before = await getPersonOf(tx, of.organisation_id, of.person_id)
    if (before.role === role) return before
    await setRole(tx, of, role)
    await writeAudit(tx, actor, {
      action: 'organisation.person-role-changed',
      entity,
      entity_id: of.organisation_id,
      details: { person_id: of.person_id, role_before: before.role, role },
    })
    return { ...before, role }
  })
  await tellOfPeople(deps, [of.organisation_id], [of.person_id])
  return changed
}

/** The person keeps the account, with an empty organisation of their own. */
export async function remove(deps: Deps, actor: Person, of: Of): Promise<void> {
  await deps.db.as(actor, async (tx) => {
    const before = await getPersonOf(tx, of.organisation_id, of.person_id)
    const isAlone = (await listPeopleIds(tx, [of.organisation_id])).length === 1
    // A new organisation would start with new limits.
    if (of.person_id === actor.id && isAlone)
      throw new AppError('conflict', 'You’re the only person in this organisation.')
    await removePerson(tx, of)
    await writeAudit(tx, actor, {
      action: 'organisation.person-removed',
      entity,
      entity_id: of.organisation_id,
      details: { person_id: of.person_id, role_before: before.role },
    })
    if (of.person_id === actor.id)
      await deps.emit(tx, notificationRequested, {
        kind: 'person_left',
        event_key: `person_left:${newId()}`,
        subject: { type: 'organisation', id: of.organisation_id },
        actor_id: actor.id,
        detail: actor.id,
      })
  })
  await tellOfPeople(deps, [of.organisation_id], [of.person_id])
}

/** Rights are those of the session: every process looks them up again, and sockets follow within a second. */
export async function tellOfPeople(
  { live, sessions }: Pick<Deps, 'live' | 'sessions'>,
  organisationIds: string[],
  peopleIds: string[],
): Promise<void> {
  await sessions.forget(peopleIds)
  live.rejoin(peopleIds)
  tellOrganisations(live, organisationIds)
}
