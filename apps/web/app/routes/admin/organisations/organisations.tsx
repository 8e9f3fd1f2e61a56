import { organisationSorts } from '@trusswell/domain/list-sort-values.ts'
import type { ListedOrganisation } from '@trusswell/domain/organisations.ts'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { everyField } from '../../../features/organisations/organisation-labels.ts'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { ListTable } from '../../../ui/lists/list-table.tsx'
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { showSuccess } from '../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UserTabs } from '../users/user-tabs.tsx'
import { organisationColumns } from './organisation-columns.tsx'
import {
  addOrganisation,
  listOrganisations,
  organisationFilters,
  organisationsKey,
} from './organisation-source.ts'
import '../users/users.css'
import './organisation.css'

export const meta = privateMeta('Organisations')

const OrganisationDialog = lazy(() => import('../../../features/organisations/organisation-dialog.tsx'))

export default function AdminOrganisations() {
  const list = useList({ key: organisationsKey, filters: organisationFilters, read: listOrganisations })
  const { refresh } = useListChanges<ListedOrganisation>(organisationsKey)
  const { opened, open, close } = useOpen()
  const navigate = useNavigate()
  const add = (tone?: 'secondary') => (
    <Button tone={tone} icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
      New organisation
    </Button>
  )
  return (
    <>
      <PageHeader title="Organisations" note="Clients with their people and projects" actions={add()} />
      <UserTabs />
      <OfflineNotice />
      <ListToolbar search="Search organisations" searchHint="By name, GSTIN or person">
        <FilterChips
          label="People"
          param="without_people"
          cursorParam="pages"
          options={[{ value: 'true', label: 'Without people' }]}
        />
      </ListToolbar>
      <div className="ui-card list-panel organisation-list">
        <ListBody
          list={list}
          label="Organisation list"
          noun="organisations"
          skeleton={<Skeleton rows={8} label="Loading organisations" />}
          empty={
            <EmptyState action={add('secondary')}>
              No organisations yet. Each client will appear here.
            </EmptyState>
          }
        >
          {(rows) => (
            <ListTable
              inCard
              caption="Organisations"
              columns={organisationColumns}
              rows={rows}
              sorts={organisationSorts}
            />
          )}
        </ListBody>
      </div>
      {opened === 'new' && (
        <Suspense>
          <OrganisationDialog
            title="New organisation"
            organisation={null}
            fields={everyField}
            save={({ body, key }) => addOrganisation(body, key)}
            saveLabel="Create organisation"
            onSaved={({ id, display_name }) => {
              void refresh()
              showSuccess(`${display_name} created`)
              void navigate(`/admin/organisations/${id}`, { replace: true })
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
