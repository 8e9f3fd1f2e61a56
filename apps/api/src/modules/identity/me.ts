import { system } from '@trusswell/domain/actor.ts'
import type { Me } from '@trusswell/domain/account.ts'
import type { Database } from '../../platform/database.ts'
import { notFound } from '../../platform/errors.ts'
import { findUser } from './repository.ts'

export async function getMe(identityDb: Database, userId: string): Promise<Me> {
  const user = await identityDb.as(system, (tx) => findUser(tx, userId))
  if (!user) throw notFound()
  const { name, role, ...rest } = user
  return { ...rest, user_metadata: { name, role } }
}
