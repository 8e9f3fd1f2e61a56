import { clientProjectSorts } from '@trusswell/domain/project-list-values.ts'
import { projectStatuses } from '@trusswell/domain/project-values.ts'
import { Plus } from 'lucide-react'
import { CreateProjectLink, useMayCreateProject } from '../../features/projects/create-project-link.tsx'
import { useLastList } from '../../features/projects/last-list.ts'
import { NoProjectsYet } from '../../features/projects/no-projects-yet.tsx'
import { projectColumns } from '../../features/projects/project-columns.tsx'
import { StatusFilter } from '../../features/projects/project-filters.tsx'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { SortChoice } from '../../ui/lists/sort-choice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { useSort } from '../../ui/lists/use-sort.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'

export const meta = privateMeta('Projects')

const filters = { status: projectStatuses, sort: clientProjectSorts }

type Query = ListQuery<typeof filters> & { cursor?: string }

const read = ({ deleted: _deleted, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/client/projects', { params: { query }, signal }))

export default function ClientProjects() {
  useLastList()
  const mayCreate = useMayCreateProject()
  const sort = useSort(clientProjectSorts, '-created')
  const list = useList({ key: ['projects', 'client'], filters, read })
  return (
    <>
      <PageHeader
        title="Projects"
        note="Your projects, with their milestones and progress"
        actions={<CreateProjectLink icon={<Plus aria-hidden="true" />} />}
      />
      <OfflineNotice />
      <ListToolbar search="Search projects">
        <StatusFilter />
      </ListToolbar>
      <div className="ui-card list-panel project-table">
        <ListBody
          list={list}
          label="Project list"
          noun="projects"
          skeleton={<Skeleton rows={6} label="Loading projects" />}
          empty={
            <NoProjectsYet action={<CreateProjectLink />}>
              You have no projects yet.{' '}
              {mayCreate
                ? 'Creating one takes a few minutes.'
                : 'Your organisation’s projects will appear here.'}
            </NoProjectsYet>
          }
        >
          {(rows) => (
            <>
              <SortChoice columns={projectColumns} />
              <Table
                caption="Your projects"
                columns={projectColumns}
                rows={rows}
                rowKey={({ id }) => id}
                sort={sort}
                opensLink
              />
            </>
          )}
        </ListBody>
      </div>
    </>
  )
}
