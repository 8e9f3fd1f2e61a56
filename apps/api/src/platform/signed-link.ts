import type { Signer } from './secrets.ts'

type Link = { subject: string; expires: number }

/**
 * A link that proves itself: nothing is stored. `state` is whatever must still be true when it is used (the
 * address to verify, the password to replace), so using it once makes it void.
 */
export function createSignedLinks(signer: Signer, now: () => number) {
  return {
    issue(purpose: string, subject: string, state: string, seconds: number): string {
      const expires = Math.floor(now() / 1000) + seconds
      return `${subject}.${expires}.${signer.sign(`${purpose}\n${subject}\n${expires}\n${state}`)}`
    },
    /** Reads the link's subject without verifying the signature. */
    read(token: string): Link | null {
      const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.[\w-]{43}$/.exec(token)
      return match?.[1] && match[2] ? { subject: match[1], expires: Number(match[2]) } : null
    },
    holds(purpose: string, token: string, state: string): boolean {
      const link = this.read(token)
      if (!link || link.expires < now() / 1000) return false
      const text = `${purpose}\n${link.subject}\n${link.expires}\n${state}`
      return signer.matches(text, token.slice(token.lastIndexOf('.') + 1))
    },
  }
}
export type SignedLinks = ReturnType<typeof createSignedLinks>
