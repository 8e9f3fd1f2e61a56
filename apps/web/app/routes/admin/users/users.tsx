import type { UserRow } from '@trusswell/domain/account.ts'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { privateMeta } from '../../../lib/private-page.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListBody } from '../../../ui/lists/list-body.tsx'
import { OfflineNotice } from '../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../ui/lists/use-list.ts'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Table } from '../../../ui/table.tsx'
import { ConfirmAct, type Asked } from './confirm-act.tsx'
import { OpenUser } from './open-user.tsx'
import { useUserChanges } from './use-user-changes.ts'
import { userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserMenu, type UserAct } from './user-menu.tsx'
import { UserTabs } from './user-tabs.tsx'
import { deleteUser, listUsers, restoreUser, userFilters, userKey } from './user-source.ts'
import { removalWords } from './user-words.ts'
import './users.css'

export const meta = privateMeta('Users')

export default function AdminUsers() {
  const { user: me } = useAuth()
  const list = useList({ key: userKey, filters: userFilters, read: listUsers })
  const { region, remove, restore } = useRemoval<UserRow>(userKey, {
    remove: deleteUser,
    restore: restoreUser,
    messages: removalWords,
  })
  const { setStatus, signOut } = useUserChanges()
  const { opened, open, close } = useOpen()
  const [asked, setAsked] = useState<Asked | null>(null)

  function act(name: UserAct, user: UserRow) {
    if (name === 'role') return open(user.id)
    if (name === 'reactivate') return void setStatus(user, 'active')
    if (name !== 'restore') return setAsked({ act: name, user })
    restore(user)
  }

  function confirmed({ act: name, user }: Asked) {
    setAsked(null)
    if (name === 'deactivate') return void setStatus(user, 'inactive')
    if (name === 'sign-out') return void signOut(user)
    remove(user)
  }

  const columns = userColumns({
    ownId: me?.id,
    actions: (user) => <UserMenu user={user} own={user.id === me?.id} onAct={(name) => act(name, user)} />,
  })

  return (
    <>
      <PageHeader
        title="Users"
        note="People who can sign in, and their roles"
        actions={
          <Button icon={<UserPlus aria-hidden="true" />} onClick={() => open('new')}>
            Add User
          </Button>
        }
      />
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
          empty={<EmptyState>No users yet.</EmptyState>}
        >
          {(users) => <Table caption="Users" columns={columns} rows={users} rowKey={(user) => user.id} />}
        </ListBody>
      </div>
      {opened !== null && <OpenUser key={opened} opened={opened} rows={list.rows} onClose={close} />}
      <ConfirmAct asked={asked} ownId={me?.id} onConfirm={confirmed} onCancel={() => setAsked(null)} />
    </>
  )
}
