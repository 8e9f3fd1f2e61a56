import { system } from '@trusswell/domain/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import { getMe } from './me.ts'
import { listSessions } from './repository.ts'

/** Everything that is kept about a person under their account, in words a person can read. */
export async function exportPerson(
  { identityDb }: ApiDeps,
  userId: string,
): Promise<Record<string, unknown>> {
  const [account, devices] = await Promise.all([
    getMe(identityDb, userId),
    identityDb.as(system, (tx) => listSessions(tx, userId)),
  ])
  return { account, devices }
}
