import type { ExportPerson } from '../manifest.ts'
import { listViews } from './repository.ts'

export const exportOwnViews: ExportPerson = ({ db }, person) =>
  db.read(person, async (reader) => ({ saved_views: await listViews(reader, person.id) }))
