import type { Reader } from '../../platform/database.ts'
import type { ExportPerson } from '../manifest.ts'
import { listPayments } from './repository.ts'

export const exportOwnPayments: ExportPerson = ({ db, today }, person) =>
  db.read(person, async (reader) => ({ payments: await listOwnPayments(reader, person.id, today()) }))

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
