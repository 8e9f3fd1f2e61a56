import type { Actor, Person } from '@trusswell/domain/actor.ts'
import { AppError } from './errors.ts'

export function must(actor: Actor, allowed: boolean): void {
  if (allowed) return
  mustBePerson(actor)
  throw new AppError('forbidden', 'You are not allowed to do this')
}

/** The organisation of a client; staff have none. */
export function mustHaveOrganisation(actor: Actor): NonNullable<Person['organisation']> {
  const { organisation } = mustBePerson(actor)
  if (organisation) return organisation
  throw new AppError('forbidden', 'You are not allowed to do this')
}

/** Anybody can sign up with any address; what reaches others waits until the address is confirmed. */
export function mustBeConfirmed(account: { email_verified: boolean } | null, act: string): void {
  if (account?.email_verified) return
  throw new AppError(
    'email_unconfirmed',
    `Confirm your e-mail address before you ${act}. Open the link that we e-mailed you, or choose “Send again” at the top of the page.`,
  )
}

/** Throws unless the actor has an account. */
export function mustBePerson(actor: Actor): Person {
  if (actor.kind === 'user') return actor
  throw new AppError('not_signed_in', 'No access token available')
}
