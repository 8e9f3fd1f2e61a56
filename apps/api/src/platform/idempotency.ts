import type { Actor } from '@trusswell/domain/actor.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database, Tx } from './database.ts'
import { AppError } from './errors.ts'

export const idempotencyHeaders = z.object({
  'idempotency-key': z.uuid('The idempotency key must be a UUID').optional(),
})

type Answer = { status: number; body: unknown }
type Steps<Body> = {
  /** What the route's place in the access table doesn't say; also before an answer is repeated. */
  authorise?: () => Promise<void>
  /** Limits and the like, of the first request alone. */
  before?: () => Promise<void>
  work: (tx: Tx) => Promise<Body>
  /** Throws where the caller no longer sees what the first request made. */
  mustSee?: (tx: Tx, body: Body) => Promise<unknown>
  status?: number
}
type Claim = { actor: string; route: string; key: string; fingerprint: string }

/**
 * Runs a creating request once per key. The key is claimed in the transaction that does the work, so a
 * failure frees it, and of parallel requests all but one wait and then repeat the stored answer. What was stored is
 * repeated only to those who may still ask for it and still see it.
 */
export async function createOnce<Body>(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { authorise, before, work, mustSee, status = 201 }: Steps<Body>,
): Promise<Body> {
  const { actor } = request
  const claim = claimOf(request)
  await authorise?.()
  const known =
    claim &&
    (await db.as(actor, async (tx) => {
      await presentKey(tx, claim)
      const answer = await findAnswer(tx, claim)
      if (answer) await mustSee?.(tx, answer.body as Body)
      return answer
    }))
  if (known) return replay<Body>(reply, known)
  await before?.()
  const answer = await db.as(actor, async (tx): Promise<Answer> => {
    if (claim) {
      await presentKey(tx, claim)
      if (!(await insertClaim(tx, claim))) return getAnswer(tx, claim)
    }
    const body = await work(tx)
    if (claim) await storeAnswer(tx, claim, { status, body })
    return { status, body }
  })
  return replay<Body>(reply, answer)
}

const actorKey = (actor: Actor) => (actor.kind === 'user' ? actor.id : 'anonymous')

/** Identifies a repeated request: same caller, route, key and content. Null without an idempotency key. */
export function retryIdOf(request: FastifyRequest): string | null {
  const claim = claimOf(request)
  return claim && createHash('sha256').update(canonical(claim)).digest('base64url')
}

function claimOf(request: FastifyRequest): Claim | null {
  const key = request.headers['idempotency-key'] as string | undefined
  if (key === undefined) return null
  return {
    actor: actorKey(request.actor),
    route: `${request.method} ${request.routeOptions.url}`,
    key,
    fingerprint: createHash('sha256')
      .update(canonical(target(request)))
      .digest('base64url'),
  }
}

// The same body for another object is another request.
function target({ params, body }: FastifyRequest) {
  const business = businessPart(body)
  const named = Object.keys((params as object | undefined) ?? {}).length > 0
  return named ? { params, body: business } : business
}

// A retry may carry a newer form token; it is still the same request.
function businessPart(body: unknown) {
  if (typeof body !== 'object' || body === null) return body
  const { form_token: _token, proof: _proof, ...rest } = body as Record<string, unknown>
  return rest
}

const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Limits the rest of the transaction to the response stored under this key. */
async function presentKey(tx: Tx, { key }: Claim): Promise<void> {
  await sql`select set_config('app.idempotency_key', ${key}, true)`.execute(tx)
}

async function insertClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const result = await tx
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

async function storeAnswer(tx: Tx, claim: Claim, answer: Answer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: JSON.stringify(answer.body) })
    .where('actor', '=', claim.actor)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .execute()
}

async function findAnswer(tx: Tx, claim: Claim): Promise<Answer | null> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('actor', '=', claim.actor)
    .where('route', '=', claim.route)
    .where('key', '=', claim.key)
    .executeTakeFirst()
  if (!row) return null
  if (row.fingerprint !== claim.fingerprint || row.status === null) {
    throw new AppError('idempotency_key_reused', 'This idempotency key was used for a different request')
  }
  return { status: row.status, body: row.body }
}

async function getAnswer(tx: Tx, claim: Claim): Promise<Answer> {
  const answer = await findAnswer(tx, claim)
  if (!answer) throw new AppError('conflict', 'The first request with this key has not finished')
  return answer
}

function replay<Body>(reply: FastifyReply, answer: Answer): Body {
  reply.status(answer.status)
  return answer.body as Body
}
