import type { Person, Role } from '@trusswell/domain/actor.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import { userInvited } from '../identity/events.ts'
import { revokeInvitation } from './invitation-repository.ts'
import { insertInvitation } from './repository.ts'

const invitationDays = 7
const entity = 'invitation'

/** Mails a link; one that was sent to this address before stops working. */
export async function inviteUser(
  tx: Tx,
  emit: Emit,
  actor: Person,
  invited: { name: string; email: string; role: Role },
) {
  const { name, email, role } = invited
  const invitation = await insertInvitation(tx, { ...invited, invited_by: actor.id, days: invitationDays })
  await writeAudit(tx, actor, {
    action: 'user.invited',
    entity,
    entity_id: invitation.id,
    details: { role },
    personal: { subject_id: invitation.id, values: { name, email } },
  })
  await emit(tx, userInvited, { invitation_id: invitation.id })
  return invitation
}

export async function revokeUserInvitation(tx: Tx, actor: Person, id: string): Promise<void> {
  await revokeInvitation(tx, id)
  await writeAudit(tx, actor, { action: 'user.invitation-revoked', entity, entity_id: id })
}
