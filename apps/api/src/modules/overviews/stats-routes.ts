import { AdminStats } from '@trusswell/domain/overviews.ts'
import { sql } from 'kysely'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ApiDeps } from '../../deps.ts'
import type { Reader } from '../../platform/database.ts'
import { must } from '../../platform/must.ts'

/** Totals for API clients; no screen uses them, the overview reads rollups. */
export const statsRoutes =
  ({ db, can }: ApiDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/stats', { schema: { response: { 200: AdminStats } } }, async ({ actor }) => {
      must(actor, can.seeStats(actor))
      return db.read(actor, countAll)
    })
  }

async function countAll(tx: Reader): Promise<AdminStats> {
  const n = sql<number>`count(*)::int`.as('n')
  const [roles, active, projects, contacts, payments] = await Promise.all([
    tx
      .selectFrom('users')
      .select(['role as key', n])
      .where('deleted_at', 'is', null)
      .groupBy('role')
      .execute(),
    tx
      .selectFrom('users')
      .select(n)
      .where('deleted_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .executeTakeFirstOrThrow(),
    tx
      .selectFrom('projects')
      .select(['status as key', n])
      .where('deleted_at', 'is', null)
      .groupBy('status')
      .execute(),
    tx
      .selectFrom('contact_submissions')
      .select(['status as key', n])
      .where('deleted_at', 'is', null)
      .groupBy('status')
      .execute(),
    tx
      .selectFrom('payments')
      .select(['status as key', n])
      .where('deleted_at', 'is', null)
      .groupBy('status')
      .execute(),
  ])
  return {
    users: { total: total(roles), active: active.n, by_role: byKey(roles) },
    projects: { total: total(projects), by_status: byKey(projects) },
    contacts: { total: total(contacts), by_status: byKey(contacts) },
    payments: { total: total(payments), by_status: byKey(payments) },
  }
}

type Count = { key: string; n: number }
const total = (counts: Count[]) => counts.reduce((sum, { n }) => sum + n, 0)
const byKey = (counts: Count[]) => Object.fromEntries(counts.map(({ key, n }) => [key, n]))
