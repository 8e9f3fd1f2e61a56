import type { UserRow } from '@trusswell/domain/account.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { ConfirmAct, type Asked } from './confirm-act.tsx'
import { useUserChanges } from './use-user-changes.ts'
import { UserMenu, type UserAct } from './user-menu.tsx'
import { deleteUser, restoreUser, userKey } from './user-source.ts'
import { removalWords } from './user-words.ts'

const OpenUser = lazy(() => import('./open-user.tsx'))

type Options = { rows: UserRow[]; labelled?: boolean; onRemoved?: () => void }

/** The actions on users, with their dialogs: in the list and on a user's page. */
export function useUserActs({ rows, labelled = false, onRemoved }: Options) {
  const { user: me } = useAuth()
  const reauthenticate = useReauthentication()
  const successor = useRef<string | null>(undefined)
  const { region, remove, restore } = useRemoval<UserRow>(userKey, {
    remove: (id) => reauthenticate(() => deleteUser(id, successor.current)),
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

  function confirmed({ act: name, user }: Asked, chosen: string | null | undefined) {
    setAsked(null)
    if (name === 'deactivate') return void setStatus(user, 'inactive', chosen)
    if (name === 'sign-out') return void signOut(user)
    successor.current = chosen
    remove(user)
    onRemoved?.()
  }

  return {
    ownId: me?.id,
    region,
    invite: () => open('new'),
    menu: (user: UserRow) => (
      <UserMenu user={user} own={user.id === me?.id} labelled={labelled} onAct={(name) => act(name, user)} />
    ),
    dialogs: (
      <>
        {opened !== null && (
          <Suspense>
            <OpenUser key={opened} opened={opened} rows={rows} onClose={close} />
          </Suspense>
        )}
        {asked && (
          <ConfirmAct
            key={asked.user.id + asked.act}
            asked={asked}
            ownId={me?.id}
            onConfirm={confirmed}
            onCancel={() => setAsked(null)}
          />
        )}
      </>
    ),
  }
}
