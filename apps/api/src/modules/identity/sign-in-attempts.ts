import { system } from '@trusswell/domain/actor.ts'
import type { FastifyRequest } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { insertAttempt } from './sign-in-attempts-repository.ts'

/** Runs a check of a password or a code, and records a failed one: for which address, from where and why. */
export async function recordFailure<Result>(
  { identityDb, signInCodes, signInLimits }: ApiDeps,
  { ip }: FastifyRequest,
  { user_id, email }: { user_id: string | null; email: string },
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    const failure = error instanceof AppError ? failures[error.code] : undefined
    // A flood that is refused anyway leaves a line a minute, not a row for each request.
    if (failure && (failure !== 'limited' || (await signInLimits.isFirstRefusal(ip)))) {
      // The same work for known and unknown addresses.
      const outcome =
        failure === 'wrong_password' && user_id === null ? ('unknown_account' as const) : failure
      const attempt = { user_id, address: signInCodes.addressOf(email), ip_address: ip, outcome }
      await identityDb.as(system, (tx) => insertAttempt(tx, attempt))
    }
    throw error
  }
}

const failures = {
  invalid_credentials: 'wrong_password',
  second_factor_invalid: 'wrong_code',
  too_many_requests: 'limited',
} as Partial<Record<AppError['code'], 'wrong_password' | 'wrong_code' | 'limited'>>
