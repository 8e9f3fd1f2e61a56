import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { addressBucket } from '../../platform/client-address.ts'
import { tooManyRequests } from '../../platform/errors.ts'
import { createRateLimit } from '../../platform/rate-limits.ts'

const quarterHour = 900
type HourlyMail = 'verification' | 'email-change'
type MailKind = HourlyMail | 'sign-up' | 'reset'

/**
 * Guessing is limited by account and by IP address. A device that has signed in to the account before has a limit of
 * its own, so that an attacker can't lock the owner out.
 */
export function createSignInLimits(redis: Redis) {
  const limit = (name: string, points: number, seconds = quarterHour) =>
    createRateLimit(redis, { name: `auth:${name}`, points, seconds })
  const account = limit('account', 10)
  const device = limit('device', 10)
  const address = limit('address', 100)
  const mail = limit('mail', 5, 3_600)
  const hourlyMail = limit('hourly-mail', 1, 3_600)
  const secondFactor = limit('second-factor', 10)
  const links = limit('link', 30)
  const signUps = limit('sign-up', 20, 3_600)
  const codes = limit('code', 20, 3_600)
  const refusals = limit('refusal', 1, 60)
  const codesOfDay = limit('code-day', 10, 86_400)

  const takeHourly = (kind: HourlyMail, email: string) => hourlyMail.take(keyOf(`${kind}\n${email}`))
  const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const refuse = (retryAfter: number) =>
    tooManyRequests('Too many attempts. Please wait a few minutes and try again.', retryAfter)

  /** Each kind has its own limit, so that sign-ups with a user's address don't block their password reset. */
  async function takeMail(kind: MailKind, email: string, ip: string, sender?: string) {
    const uses = await Promise.all([
      mail.take(keyOf(`${kind}\n${email}`)),
      address.take(addressBucket(ip)),
      ...(sender === undefined ? [] : [mail.take(keyOf(sender))]),
    ])
    const over = uses.filter((use) => use.exceeded)
    if (over.length > 0) throw refuse(Math.max(...over.map((use) => use.retryAfter)))
  }

  return {
    async takeAttempt(email: string, ip: string, knownDevice: string | null) {
      const own = knownDevice ? device.take(keyOf(knownDevice)) : account.take(keyOf(email))
      const [byAccount, byAddress] = await Promise.all([own, address.take(addressBucket(ip))])
      if (byAccount.exceeded) throw refuse(byAccount.retryAfter)
      if (byAddress.exceeded && !knownDevice) throw refuse(byAddress.retryAfter)
    },
    /** False for those that follow in the same minute. */
    isFirstRefusal: async (ip: string) => !(await refusals.take(addressBucket(ip))).exceeded,
    /** After a success the account's earlier mistakes no longer count. */
    forgive: (email: string, knownDevice: string | null) =>
      knownDevice ? device.forgive(keyOf(knownDevice)) : account.forgive(keyOf(email)),
    /** Of a signed-in person; better-auth counts those of a sign-in. */
    async takeSecondFactor(userId: string) {
      const { exceeded, retryAfter } = await secondFactor.take(keyOf(userId))
      if (exceeded) throw refuse(retryAfter)
    },
    forgiveSecondFactor: (userId: string) => secondFactor.forgive(keyOf(userId)),
    /** For requests that send mail to an address from a public form. `sender` is a signed-in person's id. */
    takeMail,
    /**
     * Codes are few for one address in an hour and in a day, and for one network: each brings a few guesses. A device that
     * has signed in to the account has limits of its own, so that third parties can't use up the owner's.
     */
    async takeCode(email: string, ip: string, knownDevice: string | null) {
      const key = keyOf(knownDevice ? `code of device\n${knownDevice}` : `code\n${email}`)
      const [ofDay, ...others] = await Promise.all([
        codesOfDay.take(key),
        mail.take(key),
        address.take(addressBucket(ip)),
        codes.take(addressBucket(ip)),
      ])
      if (ofDay.exceeded)
        throw tooManyRequests(
          'This e-mail address has reached today’s limit for codes. Sign in with your password, or try again tomorrow.',
          ofDay.retryAfter,
        )
      const over = others.filter((use) => use.exceeded)
      if (over.length > 0) throw refuse(Math.max(...over.map((use) => use.retryAfter)))
    },
    /** A code has its own few tries; this one is about trying codes of many requests. */
    async takeCodeTry(ip: string) {
      const { exceeded, retryAfter } = await address.take(addressBucket(ip))
      if (exceeded) throw refuse(retryAfter)
    },
    /** One address gets one mail of a kind per hour; asking again says so instead of sending nothing. */
    async takeHourlyMail(kind: HourlyMail, email: string) {
      const { exceeded, retryAfter } = await takeHourly(kind, email)
      if (!exceeded) return
      throw tooManyRequests(
        'We sent a link to this address less than an hour ago. Check your inbox and spam folder, or try again later.',
        retryAfter,
      )
    },
    /** Counts a mail that is sent in any case. */
    noteHourlyMail: async (kind: HourlyMail, email: string) => void (await takeHourly(kind, email)),
    /** Links are checked before anything costly, and not often from one address. */
    async takeLink(ip: string) {
      const { exceeded, retryAfter } = await links.take(addressBucket(ip))
      if (exceeded) throw refuse(retryAfter)
    },
    async takeSignUp(ip: string) {
      const { exceeded, retryAfter } = await signUps.take(addressBucket(ip))
      if (exceeded) throw refuse(retryAfter)
    },
  }
}
