import type { Actor } from '@trusswell/domain/actor.ts'
import { applicationStatusLabels } from '@trusswell/domain/application-values.ts'
import type { Application } from '@trusswell/domain/applications.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import type { Database } from '../../platform/database.ts'
import { csvLine } from '../../platform/csv.ts'
import { listApplications, type ApplicationFilter } from './repository.ts'

const dayOf = (moment: string) => kolkataDay(Date.parse(moment))

const columns: [heading: string, value: (row: Application) => string | number | null][] = [
  ['Applied', (row) => dayOf(row.created_at)],
  ['Name', (row) => row.applicant_name],
  ['E-mail', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Position', (row) => row.position],
  ['Experience (years)', (row) => row.experience],
  ['Skills', (row) => row.skills.join(', ')],
  ['LinkedIn', (row) => row.linkedin],
  ['Status', (row) => applicationStatusLabels[row.status]],
  ['Withdrawn', (row) => row.withdrawn_at && dayOf(row.withdrawn_at)],
  ['Notes', (row) => row.notes],
  ['Reference', (row) => row.reference],
  ['Id', (row) => row.id],
]

/** Reads page by page, so that memory use doesn't grow with the number of rows. */
export const applicationsCsv = (db: Database, actor: Actor, filter: ApplicationFilter) => ({
  headings: columns.map(([heading]) => heading),
  pages: lines(db, actor, filter),
})

async function* lines(db: Database, actor: Actor, filter: ApplicationFilter) {
  let cursor: string | undefined
  do {
    const page = await db.read(actor, (reader) => listApplications(reader, { ...filter, cursor, limit: 100 }))
    yield page.data.map((row) => csvLine(columns.map(([, value]) => value(row)))).join('')
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
