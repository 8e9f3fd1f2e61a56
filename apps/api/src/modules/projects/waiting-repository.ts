import { typedReference } from '@trusswell/domain/references.ts'
import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import type { Reader } from '../../platform/database.ts'
import { byDay, type Page, type PageQuery, readPage } from '../../platform/paging.ts'
import { projectDue } from '@trusswell/domain/schedule.ts'
import { contains } from '../../platform/searching.ts'
import { namesakeOf } from '../organisations/repository.ts'
import { listLatest } from '../chat/latest-repository.ts'

const columns = [
  'id',
  'title',
  'description',
  'client_id',
  'client_name',
  'created_by',
  'project_type',
  'site_address',
  'site_city',
  'site_state',
  'site_postal_code',
  'plot_area',
  'built_up_area',
  'number_of_floors',
  'estimated_cost_paise',
  'start_date',
  'end_date',
  'estimated_duration',
  'answer_by',
  'version',
  'created_at',
] as const

type Query = PageQuery & { search?: string | undefined }

/** Those that wait for a decision, by the day on which the client was promised an answer. */
export async function listWaitingProjects(reader: Reader, query: Query): Promise<Page<WaitingProject>> {
  let rows = reader
    .selectFrom('projects')
    .select(columns)
    .select(namesakeOf('projects.organisation_id').as('namesake_id'))
    .where('triage', '=', 'waiting')
    .where('deleted_at', 'is', null)
  const reference = typedReference(query.search ?? '')
  if (reference) rows = rows.where('reference', '=', reference)
  else if (query.search) rows = rows.where(contains('search', query.search))
  const { data, ...page } = await readPage(rows, query, byDay('answer_by', 'asc'))
  const [contacts, latest] = await Promise.all([
    listContacts(
      reader,
      data.flatMap(({ created_by }) => created_by ?? []),
    ),
    listLatest(
      reader,
      data.map(({ id }) => id),
    ),
  ])
  return {
    data: data.map(({ client_id, client_name, created_by, end_date, ...row }) => {
      const contact = contacts.find(({ id }) => id === created_by)
      const message = latest.find(({ project_id }) => project_id === row.id)
      return {
        ...row,
        client: { id: client_id, name: client_name },
        due_date: projectDue({ ...row, end_date })?.date ?? null,
        answer_by: row.answer_by ?? '',
        contact: contact ? { name: contact.name, email: contact.email, phone: contact.phone ?? '' } : null,
        latest_message: message
          ? {
              from_staff: message.from_staff,
              sender_name: message.sender_name,
              created_at: message.created_at,
            }
          : null,
      }
    }),
    ...page,
  }
}

const listContacts = async (reader: Reader, ids: string[]) =>
  ids.length === 0
    ? []
    : reader
        .selectFrom('users')
        .leftJoin('organisations', 'organisations.id', 'users.organisation_id')
        .select(['users.id', 'users.name', 'users.email', 'organisations.phone'])
        .where('users.id', 'in', ids)
        .where('users.deleted_at', 'is', null)
        .execute()
