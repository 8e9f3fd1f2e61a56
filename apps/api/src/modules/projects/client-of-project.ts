import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { Person } from '@trusswell/domain/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { invalidField } from '../../platform/errors.ts'
import { mustHaveOrganisation } from '../../platform/must.ts'
import { findChoosable, findConfirmedClient } from '../organisations/repository.ts'

type Named = { organisation_id?: string | undefined; client_id?: string | undefined }
/** The organisation that a project belongs to, and its contact person if one was named. */
export type ProjectClient = { organisation_id: string; client_id: string | null }

/** A client's project is its organisation's. Staff name an organisation, or a confirmed person of it. */
export async function clientOfProject(tx: Tx, person: Person, named: Named): Promise<ProjectClient> {
  if (isStaffRole(person.role)) return namedByStaff(tx, named)
  const organisation_id = mustHaveOrganisation(person).id
  if (named.client_id !== undefined && named.client_id !== person.id)
    throw invalidField('client_id', 'This is not your own id')
  if (named.organisation_id !== undefined && named.organisation_id !== organisation_id)
    throw invalidField('organisation_id', 'This is not your own organisation')
  return { organisation_id, client_id: person.id }
}

async function namedByStaff(tx: Tx, { organisation_id, client_id }: Named): Promise<ProjectClient> {
  if (client_id !== undefined) {
    const client = await findConfirmedClient(tx, client_id)
    if (!client?.organisation_id) throw invalidField('client_id', 'Please choose a client')
    if (organisation_id !== undefined && organisation_id !== client.organisation_id)
      throw invalidField('client_id', 'This person belongs to another organisation')
    return { organisation_id: client.organisation_id, client_id }
  }
  if (organisation_id === undefined) throw invalidField('client_id', 'Client is required')
  if (!(await findChoosable(tx, organisation_id)))
    throw invalidField('organisation_id', 'Please choose a client')
  return { organisation_id, client_id: null }
}
