import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import { cookieName } from '../../platform/cookie-name.ts'

export const codeMinutes = 10
export const mostTries = 5
/** Of one address at the same time, whatever the limits counted. */
export const mostOpen = 10

type CodeRequest = { id: string; user_id: string; browser: string }

/**
 * Codes for signing in by mail. Each is a keyed hash of its request, account and browser, so the worker and the API
 * compute the same one and nothing that could be read or guessed is stored. The browser that asked holds a random
 * value in a cookie; the row has its keyed hash only.
 */
export function createSignInCodes(key: Buffer, secure: boolean) {
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest()
  const browserOf = (value: string) => hash('browser', value).toString('base64url')
  const name = cookieName('sign_in_code', secure)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    codeOf({ id, user_id, browser }: CodeRequest): string {
      // 48 bits: the remainder favours no code noticeably.
      const number = hash('sign-in', id, user_id, browser).readUIntBE(0, 6) % 100_000_000
      return String(number).padStart(8, '0')
    },
    /** What is stored of the address that a code was asked for. */
    addressOf: (email: string): string => hash('address', email).toString('base64url'),
    /** Marks the browser that asks; returns what is stored of the mark. */
    markBrowser(reply: FastifyReply): string {
      const value = randomBytes(32).toString('base64url')
      void reply.setCookie(name, value, { ...cookie, maxAge: codeMinutes * 60 })
      return browserOf(value)
    },
    readBrowser: (request: FastifyRequest): string => browserOf(request.cookies[name] ?? ''),
    clearBrowser: (reply: FastifyReply): void => void reply.clearCookie(name, cookie),
  }
}
