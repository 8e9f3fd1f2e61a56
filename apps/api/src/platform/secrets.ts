import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type Purpose =
  | 'form-token'
  | 'recipient'
  | 'link'
  | 'device'
  | 'session'
  | 'sign-in-code'
  | 'recovery-code'
  | 'application-link'

/** One secret in the environment, one key for each purpose, so that no signature is valid elsewhere. */
export function createSigner(appSecret: string, purpose: Purpose) {
  const key = deriveKey(appSecret, purpose)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign,
    matches(text: string, signature: string) {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
export type Signer = ReturnType<typeof createSigner>

export const deriveKey = (appSecret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `trusswell/${purpose}`, 32))
