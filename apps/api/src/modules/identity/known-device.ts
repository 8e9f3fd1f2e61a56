import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Signer } from '../../platform/secrets.ts'

const cookieName = 'device'
const year = 365 * 24 * 3_600

/** A signed note in the browser: this person has signed in here before. */
export function createKnownDevices(signer: Signer, secure: boolean) {
  const valueFor = (userId: string) => `${userId}.${signer.sign(userId)}`
  return {
    /** The note itself when it is for this person, else null. */
    read(request: FastifyRequest, userId: string | undefined): string | null {
      const pair = request.headers.cookie?.split(/;\s*/).find((each) => each.startsWith(`${cookieName}=`))
      const value = pair?.slice(cookieName.length + 1)
      return userId !== undefined && value === valueFor(userId) ? value : null
    },
    remember(reply: FastifyReply, userId: string): void {
      const flags = `Path=/api/auth; Max-Age=${year}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
      void reply.header('set-cookie', `${cookieName}=${valueFor(userId)}; ${flags}`)
    },
  }
}
