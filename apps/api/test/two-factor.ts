import { Secret, TOTP } from 'otpauth'
import type { TestApi } from './harness.ts'
import { cookieHeader, keepCookies, password, type Person } from './people.ts'

/** The code that an authenticator app would show. */
export const codeFor = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** A code is accepted once; the one after it is valid already. */
export const nextCode = (base32: string) => codeFor(base32, Date.now() + 30_000)

export const turnOnTwoFactor = async (api: TestApi, person: Person): Promise<string> =>
  (await setUpTwoFactor(api, person)).secret

/** Turns it on; the session goes on under another token. */
export async function setUpTwoFactor(api: TestApi, person: Person) {
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: person.headers })
  const setup = await post('/api/me/two-factor', { current_password: password })
  const { uri, recovery_codes } = setup.json<{ uri: string; recovery_codes: string[] }>()
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const confirmed = await post('/api/me/two-factor/confirm', { code: codeFor(secret) })
  if (confirmed.statusCode !== 204) throw new Error(confirmed.body)
  return { secret, recovery_codes, headers: cookieHeader(keepCookies({}, confirmed)) }
}
