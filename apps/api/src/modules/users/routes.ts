import { system, Role } from '@trusswell/domain/actor.ts'
import { InviteUser, Invitation, UserPatch, UserRow, UserStatus } from '@trusswell/domain/account.ts'
import { UserSort } from '@trusswell/domain/list-sorts.ts'
import { longCursor, pageOf, pageQuery } from '@trusswell/domain/paging.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDeps } from '../../deps.ts'
import { writeAudit } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency.ts'
import { must, mustBePerson } from '../../platform/must.ts'
import { mustBeFresh } from '../../platform/reauthentication.ts'
import { findUserByEmail } from '../identity/repository.ts'
import { deleteSessions } from '../identity/session-repository.ts'
import { changeUser, deleteUser, tellColleagues } from './change-user.ts'
import { inviteUser } from './invite-user.ts'
import { getUser, listUsers, lockUser, restoreUser } from './repository.ts'

const params = z.strictObject({ id: z.uuid() })
const entity = 'user'

export const adminUserRoutes =
  (deps: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, can, identityDb, live, sessions, emit } = deps
    app.addHook('preHandler', async ({ actor }) => must(actor, can.manageUsers(actor)))
    const signOut = async (userId: string) => {
      await identityDb.as(system, (tx) => deleteSessions(tx, userId))
      await sessions.forget([userId])
    }

    app.get(
      '/users',
      {
        schema: {
          querystring: z.strictObject({
            ...pageQuery,
            cursor: longCursor,
            role: Role.optional(),
            status: UserStatus.optional(),
            sort: UserSort.optional(),
          }),
          response: { 200: pageOf(UserRow) },
        },
      },
      ({ actor, query }) =>
        db.read(actor, (reader) => listUsers(reader, { ...query, deleted: query.deleted === 'true' })),
    )

    app.get('/users/:id', { schema: { params, response: { 200: UserRow } } }, ({ actor, params }) =>
      db.read(actor, (reader) => getUser(reader, params.id)),
    )

    app.post(
      '/users',
      { schema: { headers: idempotencyHeaders, body: InviteUser, response: { 201: Invitation } } },
      (request, reply) => {
        const { actor, session, body } = request
        return createOnce(db, request, reply, {
          before: async () => {
            await mustBeFresh(identityDb, session)
            const known = await identityDb.as(system, (tx) => findUserByEmail(tx, body.email))
            // An account with an unconfirmed address is taken over by the person who accepts the invitation.
            if (known?.email_verified)
              throw new AppError('conflict', 'An account with this e-mail address already exists.')
          },
          work: (tx) => inviteUser(tx, emit, mustBePerson(actor), body),
        })
      },
    )

    app.patch(
      '/users/:id',
      { schema: { params, body: UserPatch, response: { 200: UserRow } } },
      async ({ actor, session, params, body }) => {
        const ownRow = actor.kind === 'user' && actor.id === params.id
        if (ownRow && (body.role !== undefined || body.status !== undefined)) {
          throw new AppError('conflict', 'You can’t change your own role or status here.')
        }
        if (body.role !== undefined || body.status === 'inactive') await mustBeFresh(identityDb, session)
        const { user, isChanged } = await changeUser(deps, mustBePerson(actor), params.id, body)
        // A user whose rights were reduced has to sign in again.
        if (isChanged && (body.role !== undefined || body.status === 'inactive')) await signOut(user.id)
        return user
      },
    )

    app.post(
      '/users/:id/sign-out',
      { schema: { params, response: { 204: z.void() } } },
      async ({ actor, params }, reply) => {
        await db.as(actor, async (tx) => {
          await lockUser(tx, params.id)
          await writeAudit(tx, actor, { action: 'user.signed-out-everywhere', entity, entity_id: params.id })
        })
        await signOut(params.id)
        return reply.status(204).send()
      },
    )

    app.delete(
      '/users/:id',
      {
        schema: {
          params,
          querystring: z.strictObject({
            /** Who takes over the unfinished projects of a manager; none leaves them without one. */
            successor: z.union([z.literal('none'), z.uuid()]).optional(),
          }),
          response: { 204: z.void() },
        },
      },
      async ({ actor, session, params, query: { successor } }, reply) => {
        const person = mustBePerson(actor)
        if (person.id === params.id) throw new AppError('conflict', 'You can’t delete your own account here.')
        await mustBeFresh(identityDb, session)
        await deleteUser(deps, person, params.id, successor === 'none' ? null : successor)
        await signOut(params.id)
        return reply.status(204).send()
      },
    )

    app.post('/users/:id/restore', { schema: { params, response: { 200: UserRow } } }, ({ actor, params }) =>
      db.as(actor, async (tx) => {
        const user = await restoreUser(tx, params.id)
        await writeAudit(tx, actor, { action: 'user.restored', entity, entity_id: user.id })
        await tellColleagues(tx, live, user.id)
        return user
      }),
    )
  }
