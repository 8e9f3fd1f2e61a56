import { expect } from 'vitest'
import type { WorkerDeps } from '../src/deps.ts'
import { sealAudit } from '../src/platform/audit-chain.ts'
import type { TestDatabase } from './postgres.ts'

/** Seals every entry. Transactions of other test files hold the horizon back for a moment. */
export async function sealAll(database: TestDatabase, { db }: WorkerDeps) {
  const unsealed = 'audit_entries e where not exists (select from audit_chain c where c.entry_id = e.id)'
  const left = async () => {
    await sealAudit(db, 50)
    return database.count(unsealed)
  }
  await expect.poll(left, { timeout: 15_000 }).toBe(0)
}
