import { isIP } from 'node:net'
import type { Resolve } from '../src/platform/outbound-address.ts'

/** Tests ask no name server and reach no other machine: whatever isn't on this one is not found. */
export const resolveLocally: Resolve = async (host) => {
  if (host === 'localhost') return ['127.0.0.1']
  if (host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))) return [host]
  throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' })
}
