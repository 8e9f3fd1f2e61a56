import type { WelcomeClient } from '../manifest.ts'
import { createOrganisation } from './edit-organisation.ts'
import { invite } from './invitations.ts'

export const welcomeClient: WelcomeClient = async (tx, emit, actor, { organisation, invited }) => {
  const organisation_id =
    'id' in organisation ? organisation.id : await createOrganisation(tx, actor, organisation)
  if (invited) await invite(tx, emit, actor, { organisation_id, invited })
  return organisation_id
}
