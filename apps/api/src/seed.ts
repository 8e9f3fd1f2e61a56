import { system, type Role } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { randomBytes } from 'node:crypto'
import { isProduction, readConfig } from './config.ts'
import { insertUser } from './modules/identity/repository.ts'
import { seedModules } from './modules/registry.ts'
import { openDatabase } from './platform/database.ts'
import { hashPassword } from './platform/passwords.ts'

// `pnpm db:seed`: accounts, and what the modules add to look at in development; with --demo also projects. Safe to run twice. In
// production only where DEMO=true, and never in a database that has other users.
const config = readConfig('seed')
if (isProduction && !config.DEMO) throw new Error('seeding is for development and demo installations')
const open = (url: string) => openDatabase({ url, max: 1, name: 'seed', onConnectionLost: console.error })
const app = open(config.DATABASE_URL)
const identity = open(config.DATABASE_IDENTITY_URL)
const worker = open(config.DATABASE_WORKER_URL)

const accounts: [email: string, name: string, role: Role][] = [
  ['admin1@trusswell.example', 'Meera Krishnan', 'admin'],
  ['admin2@trusswell.example', 'Farhan Ali', 'admin'],
  ['manager1@trusswell.example', 'Suresh Reddy', 'manager'],
  ['manager2@trusswell.example', 'Divya Menon', 'manager'],
  ['client1@trusswell.example', 'Anand Deshpande', 'client'],
]

const isDemoAccount = (email: string) => accounts.some(([demo]) => demo === email)
if (isProduction) {
  const users = await worker.as(system, (tx) => tx.selectFrom('users').select('email').execute())
  const isDemo = accounts.every(([email]) => users.some((user) => user.email === email))
  if (!isDemo && users.some(({ email }) => !isDemoAccount(email)))
    throw new Error('this database has real users; demo accounts are not added')
}

const given = config.SEED_PASSWORD
const password = given ?? randomBytes(9).toString('base64url')
const password_hash = await hashPassword(password)
let made = 0
for (const [email, name, role] of accounts) {
  const id = await identity.as(system, (tx) =>
    insertUser(tx, { email, name, role, email_verified: true, password_hash }),
  )
  if (id !== null) made += 1
}
console.log(`${made} accounts added: ${accounts.map(([email]) => email).join(', ')}`)
if (made > 0 && !given) console.log(`Their password, shown once: ${password}`)

const ids = await worker.as(system, async (tx) => {
  const emails = accounts.map(([email]) => email)
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .execute()
  return (name: string) => rows.find((row) => row.email.startsWith(`${name}@`))?.id ?? ''
})
const added = await seedModules({
  app,
  worker,
  people: { admin: ids('admin1'), client: ids('client1'), managers: [ids('manager1'), ids('manager2')] },
  today: kolkataDay(Date.now()),
  demo: process.argv.includes('--demo'),
})
for (const line of added) console.log(line)
await Promise.all([app.close(), identity.close(), worker.close()])
