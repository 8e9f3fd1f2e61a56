import { organisationRoleLabels } from '@trusswell/domain/organisation-role-values.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import { organisationReaders } from '@trusswell/domain/notifications.ts'
import type { Tx } from '../../platform/database.ts'
import type { ComposeNotification } from '../notifications/events.ts'

/** What the event says about the organisation; null when there is nothing to say any more. */
type Say = (
  tx: Tx,
  organisation: string,
  detail: string | null,
) => Promise<{ message: string; person_id: string | null } | null>

const compose =
  (say: Say): ComposeNotification =>
  async (tx, { kind, subject, detail, actor_id }) => {
    const organisation = await tx
      .selectFrom('organisations')
      .select('display_name')
      .where('id', '=', subject.id)
      .executeTakeFirst()
    if (!organisation) return null
    const said = await say(tx, organisation.display_name, detail)
    if (!said) return null
    const owners = await tx
      .selectFrom('users')
      .select(['id', 'role'])
      .where('organisation_id', '=', subject.id)
      .where('organisation_role', 'in', organisationReaders(kind))
      .where('deleted_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .execute()
    return {
      ...said,
      // A person who joins as an owner needs no notice of it.
      readers: owners.filter(({ id }) => id !== actor_id),
      pathFor: () => '/client/settings/organisation',
      project_id: null,
    }
  }

const findPerson = (tx: Tx, id: string | null) =>
  tx
    .selectFrom('users')
    .select(['id', 'name', 'organisation_role as role'])
    .where('id', '=', id)
    .executeTakeFirst()

const as = (role: OrganisationRole | null) =>
  role === null ? '' : ` as ${organisationRoleLabels[role].toLowerCase()}`

export const organisationNotifications = {
  /** With the address: the name is what the enquirer or a member of our staff typed. */
  person_invited: compose(async (tx, organisation, detail) => {
    const invited = await tx
      .selectFrom('invitations')
      .select(['name', 'email', 'organisation_role as role'])
      .where('id', '=', detail)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!invited) return null
    const { name, email, role } = invited
    return { message: `We invited ${name} (${email}) to join ${organisation}${as(role)}`, person_id: null }
  }),
  person_joined: compose(async (tx, organisation, detail) => {
    const person = await findPerson(tx, detail)
    return person
      ? { message: `${person.name} joined ${organisation}${as(person.role)}`, person_id: person.id }
      : null
  }),
  person_left: compose(async (tx, organisation, detail) => {
    const person = await findPerson(tx, detail)
    return {
      message: `${person?.name ?? 'A former user'} left ${organisation}`,
      person_id: person?.id ?? null,
    }
  }),
}
