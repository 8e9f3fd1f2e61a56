import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = {
  secrets: readonly string[]
  content: readonly (string | Buffer)[]
  signatures: readonly string[]
}

/**
 * Whether one of the secrets made one of the signatures, in HMAC-SHA256 and hex. Anyone can send wrong ones, so nothing is
 * parsed, thrown or copied for them.
 */
export function isSigned({ secrets, content, signatures }: Signed): boolean {
  // A malformed signature is refused before hashing up to 256 KB.
  const possible = signatures.filter((each) => /^[0-9a-f]{64}$/i.test(each))
  if (possible.length === 0) return false
  return secrets.some((secret) => {
    // Anyone can sign with an empty one.
    if (secret.trim() === '') return false
    const hmac = createHmac('sha256', secret)
    for (const part of content) hmac.update(part)
    const expected = hmac.digest()
    return possible.some((each) => timingSafeEqual(Buffer.from(each, 'hex'), expected))
  })
}
