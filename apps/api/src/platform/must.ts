import type { Actor } from '@trusswell/domain/actor.ts'
import { AppError } from './errors.ts'

export function must(actor: Actor, allowed: boolean): void {
  if (allowed) return
  if (actor.kind === 'anonymous') throw new AppError('not_signed_in', 'No access token available')
  throw new AppError('forbidden', 'You are not allowed to do this')
}
