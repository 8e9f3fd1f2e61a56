import { system } from '@trusswell/domain/actor.ts'
import type { Me } from '@trusswell/domain/account.ts'
import type { Database } from '../../platform/database.ts'
import { findMe } from './repository.ts'

export const getMe = (identityDb: Database, userId: string): Promise<Me> =>
  identityDb.as(system, (tx) => findMe(tx, userId))
