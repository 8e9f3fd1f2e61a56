import { system } from '@trusswell/domain/actor.ts'
import { APIError } from 'better-auth/api'
import type { Database } from '../../platform/database.ts'
import { AppError, tooManyRequests } from '../../platform/errors.ts'
import { claimTotpCode, deleteSessionByToken } from './session-repository.ts'

const lockSeconds = 900

/** Says what better-auth's refusal means: a wrong code, a locked account or a challenge that is used up. */
export async function asSecondFactorError<T>(identityDb: Database, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    // Of two uses of a recovery code at the same time one wins.
    if (error.status === 'CONFLICT') throw invalidCode()
    switch (String(error.body?.code)) {
      case 'INVALID_CODE':
      case 'INVALID_BACKUP_CODE':
        throw invalidCode()
      case 'ACCOUNT_TEMPORARILY_LOCKED':
        throw tooManyRequests(
          'Too many wrong codes. Please wait 15 minutes, then sign in again.',
          lockSeconds,
        )
      case 'INVALID_TWO_FACTOR_COOKIE':
      case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
        // The library answers this, too, when it couldn't read the challenge.
        await identityDb.ping()
        throw new AppError('sign_in_expired', 'This sign-in has expired. Please sign in again.')
      default:
        await identityDb.ping()
        throw error
    }
  }
}

const invalidCode = () => new AppError('second_factor_invalid', 'This code is not valid. Please try again.')

/** Takes back the session that a code was accepted for when the code had been used before. */
export async function useTotpCode(
  identityDb: Database,
  userId: string,
  code: string,
  token: string,
): Promise<void> {
  const isFresh = await identityDb.as(system, async (tx) => {
    const claimed = await claimTotpCode(tx, userId, code)
    if (!claimed) await deleteSessionByToken(tx, token)
    return claimed
  })
  if (isFresh) return
  throw new AppError(
    'sign_in_expired',
    'This code has already been used. Wait for the next code, then sign in again.',
  )
}
