import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { addressBucket } from '../../platform/client-address.ts'
import { AppError } from '../../platform/errors.ts'
import { createRateLimit } from '../../platform/rate-limits.ts'

const quarterHour = 900

/**
 * Guessing is limited by account and by address. A device that has signed in to the account before counts for
 * itself, so that strangers can't lock the owner out.
 */
export function createSignInLimits(redis: Redis) {
  const limit = (name: string, points: number, seconds = quarterHour) =>
    createRateLimit(redis, { name: `auth:${name}`, points, seconds })
  const account = limit('account', 10)
  const device = limit('device', 10)
  const address = limit('address', 100)
  const mail = limit('mail', 5, 3_600)
  const signUps = limit('sign-up', 20, 3_600)

  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const refuse = (retryAfter: number) =>
    new AppError('too_many_requests', 'Too many attempts. Please wait a few minutes and try again.', {
      retryAfter: Math.max(retryAfter, 1),
    })

  return {
    async takeAttempt(email: string, ip: string, knownDevice: string | null) {
      const own = knownDevice ? device.take(keyOf(knownDevice)) : account.take(keyOf(email))
      const [byAccount, byAddress] = await Promise.all([own, address.take(addressBucket(ip))])
      if (byAccount.exceeded) throw refuse(byAccount.retryAfter)
      if (byAddress.exceeded && !knownDevice) throw refuse(byAddress.retryAfter)
    },
    /** After a success the account's earlier mistakes no longer count. */
    forgive: (email: string, knownDevice: string | null) =>
      knownDevice ? device.forgive(keyOf(knownDevice)) : account.forgive(keyOf(email)),
    /** For what sends a mail to an address that anybody can type. */
    async takeMail(email: string, ip: string) {
      const [byMail, byAddress] = await Promise.all([
        mail.take(keyOf(email)),
        address.take(addressBucket(ip)),
      ])
      if (byMail.exceeded || byAddress.exceeded)
        throw refuse(Math.max(byMail.retryAfter, byAddress.retryAfter))
    },
    async takeSignUp(ip: string) {
      const { exceeded, retryAfter } = await signUps.take(addressBucket(ip))
      if (exceeded) throw refuse(retryAfter)
    },
  }
}
