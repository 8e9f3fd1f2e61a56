import { anonymous, system, type Role } from '@trusswell/domain/actor.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import { insertUser } from './modules/identity/repository.ts'
import { openDatabase } from './platform/database.ts'
import { newId } from './platform/ids.ts'
import { hashPassword } from './platform/passwords.ts'
import { seedProjects } from './seed-projects.ts'

// `pnpm db:seed`: something to look at in development; with --demo also projects. Safe to run twice; refuses to touch production.
const config = readConfig()
if (config.NODE_ENV === 'production') throw new Error('seeding is for development')
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

const messages: [first: string, last: string, company: string | null, subject: string, message: string][] = [
  [
    'Asha',
    'Rao',
    'Deccan Spinning Mills',
    'Chiller maintenance',
    'Two chillers of 120 TR each. What does a yearly contract cost?',
  ],
  [
    'Imran',
    'Siddiqui',
    'Golkonda Tech Park',
    'Facade cleaning before Diwali',
    'Eleven floors, glass on three sides. Rope access is possible from the terrace.',
  ],
  [
    'Lakshmi',
    'Narasimhan',
    null,
    'Switchboard trips every afternoon',
    'The main incomer of our clinic trips around 3 pm. Can someone come this week?',
  ],
  [
    'Joseph',
    'Kurien',
    'St. Anns School Society',
    'Housekeeping staff for two campuses',
    'We need eighteen people from June. Please send your terms for staffing and payroll.',
  ],
]

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

const stored = await worker.as(system, (tx) =>
  tx.selectFrom('contact_submissions').select('email').where('email', 'like', '%@seed.example').execute(),
)
const known = new Set(stored.map((row) => row.email))
for (const [first_name, last_name, company, subject, message] of messages) {
  const email = `${first_name}.${last_name}@seed.example`.toLowerCase()
  if (known.has(email)) continue
  const row = { id: newId(), first_name, last_name, email, company, subject, message }
  await app.as(anonymous, (tx) =>
    tx
      .insertInto('contact_submissions')
      .values({ ...row, consent_notice: contactNotice.version })
      .execute(),
  )
}
console.log(`${messages.length - known.size} messages added`)

if (process.argv.includes('--demo')) {
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
  const people = {
    admin: ids('admin1'),
    client: ids('client1'),
    managers: [ids('manager1'), ids('manager2')] as [string, string],
  }
  console.log(`${await seedProjects(app, people, kolkataDay(Date.now()))} projects added`)
}
await Promise.all([app.close(), identity.close(), worker.close()])
