import { anonymous, system, type Person } from '@trusswell/domain/actor.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { seedOf } from '@trusswell/domain/forecast-draws.ts'
import { momentInKolkata } from '@trusswell/domain/interviews.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { notificationRequested } from '../notifications/events.ts'
import { editContact } from './edit-contact.ts'
import { insertContact } from './repository.ts'
import { type EnquiryRow, sampleEnquiries, type SampleEnquiry, toSample } from './seed-enquiries.ts'

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

/** They come between nine and seven. */
const minutesOfDay = 10 * 60

async function addSample(
  { app, people, today, emitAt, on }: SeedContext,
  { age, status, ...fields }: SampleEnquiry,
): Promise<void> {
  const id = newId()
  const day = addDays(today, -age)
  const email = emailOf({ age, status, ...fields })
  const minutes = seedOf(`${email} time`) % minutesOfDay
  const created_at = new Date(Date.parse(momentInKolkata(day, '09:00')) + minutes * 60_000).toISOString()
  await app.as(anonymous, async (tx) => {
    const row = { id, ...fields, email, consent_notice: contactNotice.version, created_at }
    await insertContact(tx, row)
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
  const staff = [people.admin, ...people.managers]
  const assignee_id = staff[seedOf(email) % staff.length] ?? people.admin
  const taken = addDays(day, 1)
  await on(taken, () =>
    app.as(admin, (tx) =>
      editContact(tx, emitAt(taken), admin, { id, patch: { status: 'in-progress', assignee_id } }),
    ),
  )
  if (status === 'in-progress') return
  const closed = addDays(day, 2 + (seedOf(email) % 6))
  await on(closed, () =>
    app.as(admin, (tx) => editContact(tx, emitAt(closed), admin, { id, patch: { status } })),
  )
}

const messages: EnquiryRow[] = [
  [
    1,
    'Asha',
    'Rao',
    'Deccan Spinning Mills',
    'Chiller maintenance',
    'Two chillers of 120 TR each. What does a yearly contract cost?',
  ],
  [
    1,
    'Imran',
    'Siddiqui',
    'Golkonda Tech Park',
    'Facade cleaning',
    'Eleven floors, glass on three sides. Rope access is possible from the terrace.',
  ],
  [
    2,
    'Lakshmi',
    'Narasimhan',
    null,
    'Switchboard trips every afternoon',
    'The main incomer of our clinic trips around 3 pm. Can someone come this week?',
  ],
  [
    3,
    'Joseph',
    'Kurien',
    'St. Anns School Society',
    'Housekeeping staff for two campuses',
    'We need eighteen people from the first of next month. Please send your terms for staffing and payroll.',
  ],
]

const everySeed = messages.map((row) => toSample(row, 'new'))
