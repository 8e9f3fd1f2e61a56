import { system } from '@trusswell/domain/actor.ts'
import type { SignUp } from '@trusswell/domain/account.ts'
import type { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { type Credentials } from './credentials-repository.ts'
import { findUserByEmail, insertUser } from './repository.ts'
import { userSignUpAttempted, userSignedUp } from './events.ts'

/**
 * Makes a client's account. If the address has one already, nothing changes and its owner gets a mail;
 * the work done, and so the time taken, is the same.
 */
export async function signUp(
  { identityDb, emit, signInLimits }: ApiDeps,
  { name, email, password }: z.infer<typeof SignUp>,
): Promise<Credentials> {
  const password_hash = await hashPassword(password)
  const id = await identityDb.as(system, async (tx) => {
    const made = await insertUser(tx, { name, email, role: 'client', email_verified: false, password_hash })
    if (made === null) {
      const owner = await findUserByEmail(tx, email)
      if (owner) await emit(tx, userSignUpAttempted, { user_id: owner.id })
      return null
    }
    await writeAudit(tx, system, {
      action: 'user.signed-up',
      entity: 'user',
      entity_id: made,
      personal: { subject_id: made, values: { name, email } },
    })
    await emit(tx, userSignedUp, { user_id: made })
    return made
  })
  if (id === null) throw new AppError('conflict', 'Failed to create account. Please try again.')
  // Counted, so that asking for the mail again at once gets the answer that it was sent.
  await signInLimits.noteHourlyMail('verification', email)
  return { id, email, password_hash, two_factor_enabled: false }
}
