import { createHmac } from 'node:crypto'
import type { TestApi } from './harness.ts'
import { password, type Person } from './people.ts'

/** The code that an authenticator app would show (RFC 6238). */
export function codeFor(base32: string, at = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export async function turnOnTwoFactor(api: TestApi, person: Person): Promise<string> {
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers: person.headers })
  const setup = await post('/api/me/two-factor', { current_password: password })
  const secret = new URL(setup.json<{ uri: string }>().uri).searchParams.get('secret') ?? ''
  const confirmed = await post('/api/me/two-factor/confirm', { code: codeFor(secret) })
  if (confirmed.statusCode !== 204) throw new Error(confirmed.body)
  return secret
}
