import type { OrganisationActivity } from '@trusswell/domain/organisations.ts'
import type { Reader } from '../../platform/database.ts'
import * as audit from '../audit/activity-repository.ts'
import { entity } from './edit-organisation.ts'

/** What the audit log has about an organisation, newest first. */
export async function listActivity(
  tx: Reader,
  organisationId: string,
  query: { before: number | undefined; limit: number },
): Promise<{ data: OrganisationActivity[]; next_cursor: string | null }> {
  const { data, next_cursor } = await audit.listActivity(tx, { entity, entity_id: organisationId }, query)
  return { data: data.map(({ entity: _entity, entity_id: _id, ...line }) => line), next_cursor }
}
