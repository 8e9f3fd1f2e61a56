import { anonymous, system, type Person } from '@trusswell/domain/actor.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { notificationRequested } from '../notifications/events.ts'
import { updateContact } from './repository.ts'
import { sampleEnquiries, type SampleEnquiry } from './seed-enquiries.ts'

export const seedContacts: Seed = async (context) => {
  const stored = await context.worker.as(system, (tx) =>
    tx.selectFrom('contact_submissions').select('email').where('email', 'like', '%@seed.example').execute(),
  )
  const known = new Set(stored.map((row) => row.email))
  const missing = [...(context.demo ? sampleEnquiries : []), ...everySeed].filter(
    (sample) => !known.has(emailOf(sample)),
  )
  for (const sample of missing) await addSample(context, sample)
  return `${missing.length} messages added`
}

const emailOf = ({ first_name, last_name }: SampleEnquiry) =>
  `${first_name}.${last_name}@seed.example`.toLowerCase()

async function addSample(
  { app, people, today, emitAt }: SeedContext,
  { age, status, ...fields }: SampleEnquiry,
): Promise<void> {
  const id = newId()
  const day = addDays(today, -age)
  const row = { id, ...fields, email: emailOf({ age, status, ...fields }) }
  await app.as(anonymous, async (tx) => {
    await tx
      .insertInto('contact_submissions')
      .values({
        ...row,
        consent_notice: contactNotice.version,
        // Early morning, so that today's rows aren't in the future.
        ...(age > 0 ? { created_at: `${day}T03:30:00Z` } : {}),
      })
      .execute()
    await emitAt(day)(tx, notificationRequested, {
      kind: 'enquiry_received',
      event_key: `enquiry_received:${id}`,
      subject: { type: 'enquiry', id },
      actor_id: null,
      detail: null,
    })
  })
  if (status === 'new') return
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  await app.as(admin, (tx) => updateContact(tx, id, { status }))
}

type Message = [first: string, last: string, company: string | null, subject: string, message: string]
const messages: Message[] = [
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

const everySeed = messages.map(([first_name, last_name, company, subject, message]): SampleEnquiry => ({
  first_name,
  last_name,
  company,
  subject,
  message,
  status: 'new',
  age: 0,
}))
