import { system } from '@trusswell/domain/actor.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUnchanged, type Credentials } from './credentials-repository.ts'

/**
 * Refuses a new session when the account got another password, address or second factor or was deactivated while it was
 * being started.
 * Such a change ends all sessions, but one that is stored just afterwards would outlive it. `owner` is the account as it
 * was before anything was checked; `end` takes back what was started.
 */
export async function refuseChanged(
  identityDb: Database,
  owner: Credentials | null,
  end: (tx: Tx) => Promise<void>,
): Promise<void> {
  const isCurrent = await identityDb.as(system, async (tx) => {
    if (owner && (await isUnchanged(tx, owner))) return true
    await end(tx)
    return false
  })
  if (!isCurrent) throw accountChanged()
}

export const accountChanged = () =>
  new AppError('sign_in_expired', 'Your account has just been changed. Please sign in again.')
