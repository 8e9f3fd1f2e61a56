import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../../platform/cookie-name.ts'
import { newId } from '../../platform/ids.ts'
import type { Signer } from '../../platform/secrets.ts'

const year = 365 * 24 * 3_600

/** The account whose devices are meant. A note is signed with the password's hash, so a new password voids it. */
type Owner = { id: string; password_hash: string }

/** A signed note in the browser: this person has signed in on this device before. */
export function createKnownDevices(signer: Signer, secure: boolean) {
  const name = cookieName('device', secure)
  const signed = (owner: Owner, device: string) => `${owner.id}\n${device}\n${owner.password_hash}`
  function read(request: FastifyRequest, owner: Owner | null): string | null {
    const [device = '', signature = ''] = request.cookies[name]?.split('.') ?? []
    const held = owner && signer.matches(signed(owner, device), signature)
    return held ? device : null
  }
  return {
    /** The device's id when it has a valid note of this person, else null. */
    read,
    /** Sets the note; a device that has one keeps its id. */
    remember(request: FastifyRequest, reply: FastifyReply, owner: Owner): void {
      const device = read(request, owner) ?? newId()
      void reply.setCookie(name, `${device}.${signer.sign(signed(owner, device))}`, {
        path: '/',
        maxAge: year,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      })
    },
  }
}
