import type {
  InviteToOrganisation,
  OrganisationInvitation,
  OrganisationPerson,
} from '@trusswell/domain/organisations.ts'
import type { OrganisationRole } from '@trusswell/domain/organisation-role.ts'
import type { LiveKey } from '../../lib/live/live-keys.ts'
import type { Page, Place } from '../../ui/lists/use-rows.ts'

type Reauthenticate = <Result>(action: () => Promise<Result>) => Promise<Result>

/** Asks for the password again when the API requires it. */
export const withReauthentication = (source: PeopleSource, reauthenticate: Reauthenticate): PeopleSource => ({
  ...source,
  setRole: (person, role) => reauthenticate(() => source.setRole(person, role)),
  remove: (person) => reauthenticate(() => source.remove(person)),
  invite: (body, key) => reauthenticate(() => source.invite(body, key)),
})

/** The people and invitations of an organisation, requested as its owner or as an admin. */
export type PeopleSource = {
  /** The query key of everything about this organisation. */
  key: LiveKey
  people: (query: Place, signal: AbortSignal) => Promise<Page<OrganisationPerson>>
  setRole: (person: string, role: OrganisationRole) => Promise<OrganisationPerson>
  remove: (person: string) => Promise<unknown>
  invitations: (query: Place, signal: AbortSignal) => Promise<Page<OrganisationInvitation>>
  invite: (body: InviteToOrganisation, key: string) => Promise<OrganisationInvitation>
  withdraw: (invitation: string) => Promise<unknown>
}
