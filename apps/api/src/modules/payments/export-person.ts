import type { Reader } from '../../platform/database.ts'
import type { ExportPerson } from '../manifest.ts'
import { listPayments } from './repository.ts'

export const exportOwnPayments: ExportPerson = ({ db, today }, person) =>
  db.read(person, async (reader) => ({
    payments: await listOwnPayments(reader, person.id, today()),
    payment_claims: await listOwnClaims(reader, person.id),
  }))

async function listOwnPayments(reader: Reader, userId: string, today: string) {
  const pages = []
  let cursor: string | undefined
  do {
    const page = await listPayments(reader, { client_id: userId }, { limit: 100, cursor }, today)
    pages.push(page.data)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return pages.flat()
}

/** The transfers and cheques that the person reported, also for payments that a colleague began. */
const listOwnClaims = (reader: Reader, userId: string) =>
  reader
    .selectFrom('payment_claims')
    .select([
      'id',
      'payment_id',
      'method',
      'reference',
      'paid_on',
      'amount_paise',
      'tds_paise',
      'bank',
      'created_at',
    ])
    .where('claimed_by', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
