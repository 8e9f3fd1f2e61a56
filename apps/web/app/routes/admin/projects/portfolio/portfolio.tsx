import { useQuery } from '@tanstack/react-query'
import { portfolioGroups } from '@trusswell/domain/portfolio-values.ts'
import { useSearchParams } from 'react-router'
import { useLastList } from '../../../../features/projects/last-list.ts'
import { NoProjectsYet } from '../../../../features/projects/no-projects-yet.tsx'
import { HealthFilter } from '../../../../features/projects/project-filters.tsx'
import { oneOf } from '../../../../lib/one-of.ts'
import { privateMeta } from '../../../../lib/private-page.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { FilterChips } from '../../../../ui/filter-chips.tsx'
import { ListBody } from '../../../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../../ui/lists/offline-notice.tsx'
import { SelectFilter } from '../../../../ui/lists/select-filter.tsx'
import { useList } from '../../../../ui/lists/use-list.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ClientFilter } from '../client-filter.tsx'
import { ProjectTabs } from '../project-tabs.tsx'
import { ManagerLoads } from './manager-loads.tsx'
import { PortfolioKey } from './portfolio-key.tsx'
import { listPortfolio, loadsQuery, portfolioFilters, portfolioKey } from './portfolio-source.ts'
import { PortfolioTable } from './portfolio-table.tsx'
import './portfolio.css'

export const meta = privateMeta('Portfolio')

export default function AdminPortfolio() {
  useLastList()
  const [params] = useSearchParams()
  const group = oneOf(portfolioGroups, params.get('group')) ?? 'manager'
  const list = useList({
    key: [...portfolioKey, group],
    filters: portfolioFilters(params),
    read: ({ deleted: _deleted, ...query }, signal) => listPortfolio({ group, ...query }, signal),
  })
  const load = useQuery(loadsQuery)
  const loads = load.data?.data ?? []
  return (
    <>
      <PageHeader
        title="Projects"
        note="Running projects by manager or client, late and at risk first in each group"
      />
      <ProjectTabs />
      <OfflineNotice />
      <ListToolbar search="Search projects...">
        <HealthFilter />
        <SelectFilter
          label="Project manager"
          param="manager"
          all="All managers"
          options={loads.map(({ manager }) => ({
            value: manager?.id ?? 'none',
            label: manager?.name ?? 'No project manager',
          }))}
        />
        <ClientFilter />
        <FilterChips
          label="Group by"
          param="group"
          cursorParam="pages"
          all={{ label: 'By manager' }}
          options={[{ value: 'organisation', label: 'By client' }]}
        />
      </ListToolbar>
      <ListBody
        list={list}
        label="Portfolio"
        noun="projects"
        shown="first"
        skeleton={<Skeleton rows={8} label="Loading projects" />}
        empty={
          <NoProjectsYet
            action={
              <ButtonLink tone="secondary" to="/admin/projects">
                Show all projects
              </ButtonLink>
            }
          >
            No running projects. Projects in planning or in progress will appear here.
          </NoProjectsYet>
        }
      >
        {() => (
          <>
            <PortfolioKey />
            <PortfolioTable projects={list.rows} group={group} loads={loads} />
          </>
        )}
      </ListBody>
      <ManagerLoads query={load} loads={loads} />
    </>
  )
}
