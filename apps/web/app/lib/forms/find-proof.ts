import { isProof } from '@trusswell/domain/form-guard.ts'

const chunk = 512

/** Searches in chunks, so that the page stays responsive. */
export async function findProof(token: string): Promise<string> {
  const encoder = new TextEncoder()
  for (let start = 0; ; start += chunk) {
    const digests = await Promise.all(
      Array.from({ length: chunk }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${token}:${start + index}`)),
      ),
    )
    const found = digests.findIndex((digest) => isProof(new Uint8Array(digest)))
    if (found !== -1) return String(start + found)
  }
}
