import { system } from '@trusswell/domain/actor.ts'
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { findPasswordHash } from './credentials-repository.ts'
import { deleteSession, findSessionId } from './session-repository.ts'
import { insertAttempt } from './sign-in-attempts-repository.ts'
import { userSignedInOnNewDevice } from './events.ts'

/** Records the sign-in, and notifies the owner by mail when the device is new. */
export async function rememberDevice(
  { identityDb, knownDevices, signInCodes, emit }: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  token: string,
  by: 'password' | 'code' = 'password',
): Promise<void> {
  const replaced = request.actor.kind === 'user' ? request.session : null
  await identityDb.as(system, async (tx) => {
    const owner = { id: userId, password_hash: (await findPasswordHash(tx, userId)) ?? '' }
    const known = knownDevices.read(request, owner) !== null
    knownDevices.remember(request, reply, owner)
    const session_id = await findSessionId(tx, token)
    await writeAudit(tx, system, {
      action: 'user.signed-in',
      entity: 'user',
      entity_id: userId,
      details: {
        known_device: known,
        ...(by === 'code' ? { by } : {}),
        session: createHash('sha256').update(token).digest('hex').slice(0, 16),
      },
    })
    const { email } = await tx
      .updateTable('users')
      .set({ last_active_at: sql`now()` })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    await insertAttempt(tx, {
      user_id: userId,
      address: signInCodes.addressOf(email),
      ip_address: request.ip,
      outcome: 'ok',
    })
    // The browser gets a new session, so its previous one is ended.
    if (replaced && request.actor.kind === 'user') await deleteSession(tx, request.actor.id, replaced.id)
    if (!known && session_id) await emit(tx, userSignedInOnNewDevice, { user_id: userId, session_id })
  })
}
