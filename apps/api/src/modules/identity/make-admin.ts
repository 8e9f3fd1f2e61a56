import { system, type Role } from '@trusswell/domain/actor.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { findPasswordHash } from './credentials-repository.ts'
import {
  findUserByEmail,
  hasActiveAdmin,
  insertUser,
  isDeactivated,
  lockAdmins,
  promoteToAdmin,
} from './repository.ts'
import type { Emit } from '../../platform/events.ts'
import { userMadeAdmin } from './events.ts'

type Request = {
  email: string
  name: string
  /** Also when there is an active admin. */
  force: boolean
  /** False when the operator hands over the link. */
  sendMail: boolean
}

type Outcome =
  | { refused: 'admin exists' | 'deactivated' }
  | { refused: null; id: string; roleBefore: Role | null; password_hash: string | null }

/** Creates an admin or promotes an account, for an operator with access to the machine. */
export async function makeAdmin(tx: Tx, emit: Emit, request: Request): Promise<Outcome> {
  const { email, name, force, sendMail } = request
  await lockAdmins(tx)
  if (!force && (await hasActiveAdmin(tx))) return { refused: 'admin exists' }
  const known = await findUserByEmail(tx, email)
  if (known && (await isDeactivated(tx, known.id))) return { refused: 'deactivated' }

  const user = { name, email, role: 'admin', email_verified: false, password_hash: null } as const
  const id = known?.id ?? (await insertUser(tx, user))
  if (id === null)
    throw new Error('an account with this address has just been created; run the command again')
  if (known) await promoteToAdmin(tx, known, name)
  const roleBefore = known?.role ?? null
  await writeAudit(tx, system, {
    action: 'user.made-admin',
    entity: 'user',
    entity_id: id,
    details: { role_before: roleBefore, forced: force, link: sendMail ? 'mailed' : 'printed' },
    personal: { subject_id: id, values: { name, email } },
  })
  if (sendMail) await emit(tx, userMadeAdmin, { user_id: id })
  return { refused: null, id, roleBefore, password_hash: await findPasswordHash(tx, id) }
}
