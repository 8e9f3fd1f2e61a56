import { readConfig } from './config.ts'
import { sealAudit, verifyAudit } from './platform/audit-chain.ts'
import { openDatabase } from './platform/database.ts'

// `pnpm audit:verify [seq:hash]`: with a head noted earlier, also shows that the end was not cut off since.
const config = readConfig('verify-audit')
const db = openDatabase({
  url: config.DATABASE_WORKER_URL,
  max: 1,
  name: 'verify-audit',
  onConnectionLost: (error) => console.error(error.message),
})
const expected = process.argv[2]?.split(':')
// After a restore the last entries wait for the worker's next minute.
while ((await sealAudit(db)).sealed > 0);
const { head, problems } = await verifyAudit(
  db,
  expected ? { seq: Number(expected[0]), hash: expected[1] ?? '' } : undefined,
)
await db.close()
for (const { seq, entry_id, problem } of problems)
  console.error(`entry ${entry_id} (${seq || 'unsealed'}): ${problem}`)
console.log(`${head.seq} entries, head ${head.seq}:${head.hash}, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
