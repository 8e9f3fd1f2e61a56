import { priorityLabels, projectStatusLabels } from '@trusswell/domain/project-values.ts'
import type { Actor } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import type { ProjectCard } from '@trusswell/domain/projects.ts'
import type { ApiDeps } from '../../deps.ts'
import { csvLine } from '../../platform/csv.ts'
import { listAllProjects, type ListQuery } from './repository.ts'

const batch = 500
const headings = [
  'Name',
  'Client',
  'Status',
  'Priority',
  'Progress',
  'Due date',
  'Team',
  'Description',
  'Created',
  'Reference',
]

/** Page after page, so that a long list costs no more memory than a short one. */
export const projectsCsv = (deps: Deps, actor: Actor, filters: Filters) => ({
  headings,
  pages: lines(deps, actor, filters),
})

type Deps = Pick<ApiDeps, 'db' | 'today'>
type Filters = Omit<ListQuery, 'cursor' | 'limit'>

async function* lines({ db, today }: Deps, actor: Actor, filters: Filters): AsyncGenerator<string> {
  let cursor: string | undefined
  do {
    const query: ListQuery = { ...filters, cursor, limit: batch }
    const page = await db.read(actor, (reader) => listAllProjects(reader, query, today()))
    yield page.data.map(line).join('')
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}

const line = (card: ProjectCard) =>
  csvLine([
    card.title,
    card.client.name,
    projectStatusLabels[card.status],
    priorityLabels[card.priority],
    `${card.progress}%`,
    card.due_date && `${card.due_date}${card.due_date_estimated ? ' (est.)' : ''}`,
    card.team.map(({ name }) => name).join('; '),
    card.description,
    kolkataDay(Date.parse(card.created_at)),
    card.reference,
  ])
