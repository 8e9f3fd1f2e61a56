import type { UserRow } from '@trusswell/domain/account.ts'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { useFreshPassword } from './use-fresh-password.ts'
import { changeUser, signOutUser, userKey } from './user-source.ts'

export function useUserChanges() {
  const { put, refresh } = useListChanges<UserRow>(userKey)
  const withPassword = useFreshPassword()

  /** After a refusal, including a version conflict, the row is shown in its current state. */
  async function change(work: () => Promise<UserRow | undefined>, done: string, failed: string) {
    try {
      const row = await withPassword(work, (error) => showFailure(error, failed))
      if (row) put(row)
      showSuccess(done)
      return true
    } catch {
      return false
    } finally {
      void refresh()
    }
  }

  return {
    setStatus: ({ id, name, version }: UserRow, status: UserRow['status'], successor_id?: string | null) =>
      change(
        () => changeUser(id, { version, status, successor_id }),
        status === 'active' ? `${name} can sign in again` : `${name} can no longer sign in`,
        status === 'active' ? 'Failed to reactivate user' : 'Failed to deactivate user',
      ),
    signOut: ({ id, name }: UserRow) =>
      change(() => signOutUser(id), `${name} is signed out everywhere`, 'Failed to sign the user out'),
    refresh,
  }
}
