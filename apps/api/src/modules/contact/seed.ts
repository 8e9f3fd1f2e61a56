import { anonymous, system } from '@trusswell/domain/actor.ts'
import { contactNotice } from '@trusswell/domain/contact-notice.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed } from '../manifest.ts'

export const seedContacts: Seed = async ({ app, worker }) => {
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
  return `${messages.length - known.size} messages added`
}

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
