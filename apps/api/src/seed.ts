import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { system } from '@trusswell/domain/actor.ts'
import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import { isProduction, readConfig } from './config.ts'
import { insertUser } from './modules/identity/repository.ts'
import { collectNotifications } from './modules/notifications/collect-notifications.ts'
import { loadNotificationComposers, seedModules } from './modules/registry.ts'
import { openDatabase } from './platform/database.ts'
import { insertFile } from './platform/files/records.ts'
import { openStorage } from './platform/files/storage.ts'
import { newId } from './platform/ids.ts'
import { hashPassword } from './platform/passwords.ts'
import { currentMoment, stamp } from './platform/request-context.ts'
import { createVault } from './platform/vault.ts'
import { inThePast } from './seed-clock.ts'
import { seedLastActive, seedOrganisation } from './seed-organisations.ts'
import { accounts, demoManagers, demoOrganisations, staffAges } from './seed-people.ts'

// `pnpm db:seed`: accounts, and what the modules add to look at in development; with --demo a whole company, the same each time
// and with its days counted from today. Safe to run twice. In production only where DEMO=true, and never in a database that
// has other users.
const config = readConfig('seed')
if (isProduction && !config.DEMO) throw new Error('seeding is for development and demo installations')
const open = (url: string) => openDatabase({ url, max: 1, name: 'seed', onConnectionLost: console.error })
const app = open(config.DATABASE_URL)
const identity = open(config.DATABASE_IDENTITY_URL)
const worker = open(config.DATABASE_WORKER_URL)

const demo = process.argv.includes('--demo')
// With --demo the clients come with their organisations.
const staffAndFirst = demo
  ? [...accounts.filter(([, , role]) => isStaffRole(role)), ...demoManagers]
  : accounts
const everyAccount = [...accounts, ...demoManagers, ...demoOrganisations.flatMap(({ people }) => people)]
const isDemoAccount = (email: string) => everyAccount.some(([known]) => known === email)
if (isProduction) {
  const users = await worker.as(system, (tx) => tx.selectFrom('users').select('email').execute())
  const isDemo = accounts.every(([email]) => users.some((user) => user.email === email))
  if (!isDemo && users.some(({ email }) => !isDemoAccount(email)))
    throw new Error('this database has real users; demo accounts are not added')
}

const today = kolkataDay(Date.now())
const on = inThePast(today)
const notifications = collectNotifications(worker, await loadNotificationComposers(), today)
const given = config.SEED_PASSWORD
const password = given ?? randomBytes(9).toString('base64url')
const password_hash = await hashPassword(password)
let made = 0
for (const [email, name, role] of staffAndFirst) {
  const add = () =>
    identity.as(system, (tx) => insertUser(tx, { email, name, role, email_verified: true, password_hash }))
  const age = demo ? staffAges[email] : undefined
  const id = await (age === undefined ? add() : on(addDays(today, -age), add))
  if (id !== null) made += 1
}
// In a demo installation visitors share the admins' password, so these need no second factor. Elsewhere each run gives the
// sample admins another week without one.
await identity.as(system, (tx) =>
  tx
    .updateTable('users')
    .set({ admin_since: config.DEMO ? null : sql<string>`now()` })
    .where('role', '=', 'admin')
    .where(
      'email',
      'in',
      accounts.map(([email]) => email),
    )
    .execute(),
)
for (const sample of demo ? demoOrganisations : [])
  made += await seedOrganisation(
    { app, identity, today, on, emitAt: notifications.emitAt, password_hash },
    sample,
  )
console.log(`${made} accounts added: ${accounts.map(([email]) => email).join(', ')}`)
if (made > 0 && !given) console.log(`Their password, shown once: ${password}`)

const ids = await worker.as(system, async (tx) => {
  const emails = everyAccount.map(([email]) => email)
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .execute()
  return (name: string) => rows.find((row) => row.email.startsWith(`${name}@`))?.id ?? ''
})
const storage = await openStorage(config)
const added = await seedModules({
  app,
  worker,
  people: {
    admin: ids('admin1'),
    client: ids('client1'),
    otherClient: ids(demo ? 'client2' : 'client1'),
    managers: [
      ids('manager1'),
      ids('manager2'),
      ...(demo ? demoManagers.map(([email]) => ids(email.split('@')[0] ?? '')) : []),
    ],
    account: ids,
  },
  today,
  emitAt: notifications.emitAt,
  on,
  async keepPdf(purpose, { name, bytes }) {
    const id = newId()
    await storage.keep(id, bytes)
    await worker.as(system, (tx) =>
      insertFile(tx, {
        id,
        purpose,
        name,
        type: 'application/pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        state: 'clean',
        scanned_at: currentMoment(),
        ...stamp('created_at'),
      }),
    )
    return id
  },
  vault: isProduction || !config.SETTINGS_KEYS ? null : createVault(config.SETTINGS_KEYS),
  demo,
})
for (const line of added) console.log(line)
if (demo) {
  console.log(`${await notifications.write()} notifications added`)
  await seedLastActive(
    identity,
    everyAccount.map(([email]) => email),
  )
}
await Promise.all([app.close(), identity.close(), worker.close()])
