import { userSorts } from '@trusswell/domain/list-sort-values.ts'
import { UserPlus } from 'lucide-react'
import { privateMeta } from '../../../lib/private-page.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { ListTable } from '../../../ui/lists/list-table.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUserActs } from './use-user-acts.tsx'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserTabs } from './user-tabs.tsx'
import { listUsers, userFilters, userKey } from './user-source.ts'
import './users.css'

export const meta = privateMeta('Users')

export default function AdminUsers() {
  const list = useList({ key: userKey, filters: userFilters, read: listUsers })
  const { ownId, region, invite, menu, dialogs } = useUserActs({ rows: list.rows })
  const columns = userColumns({ ownId, actions: menu })
  const add = (tone?: 'secondary') => (
    <Button tone={tone} icon={<UserPlus aria-hidden="true" />} onClick={invite}>
      Add User
    </Button>
  )
  return (
    <>
      <PageHeader title="Users" note="People who can sign in, and their roles" actions={add()} />
      <UserTabs />
      <OfflineNotice />
      <UserFilters />
      <div className="ui-card list-panel user-panel">
        <ListBody
          ref={region}
          list={list}
          label="User list"
          noun="users"
          skeleton={<Skeleton rows={8} label="Loading users" />}
          empty={
            <EmptyState action={add('secondary')}>
              No users yet. People who sign up or accept an invitation will appear here.
            </EmptyState>
          }
        >
          {(users) => <ListTable inCard caption="Users" columns={columns} rows={users} sorts={userSorts} />}
        </ListBody>
      </div>
      {dialogs}
    </>
  )
}
