import type { FindAudiences } from '../manifest.ts'
import { listProjectIdsOf } from './repository.ts'

/** Admins are notified of every project because of their role. */
export const projectAudiences: FindAudiences = async (db, person) => {
  if (person.role === 'admin') return []
  const ids = await db.read(person, (reader) => listProjectIdsOf(reader, person))
  return ids.map((id) => `project:${id}` as const)
}
