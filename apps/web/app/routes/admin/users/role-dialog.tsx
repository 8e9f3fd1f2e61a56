import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import { roles } from '@trusswell/domain/actor-values.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import { Role } from '@trusswell/domain/actor.ts'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { useReauthentication } from '../../../features/reauthentication/reauthentication-provider.tsx'
import { wasCancelled } from '../../../lib/api/was-cancelled.ts'
import { useRowForm } from '../../../lib/forms/use-row-form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { showFailure, showSuccess } from '../../../ui/outcome-toast.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { changeUser, userKey } from './user-source.ts'
import { useSuccessor } from './use-successor.tsx'
import { roleHints, roleNames } from './user-words.ts'

const roleChoices = roles.map((value) => ({
  value,
  label: roleNames[value],
  hint: roleHints[value],
}))

class MissingChoice extends Error {}

const RoleForm = z.strictObject({ role: Role })

export function RoleDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const reauthenticate = useReauthentication()
  const successor = useSuccessor(isStaffRole(user.role) ? user : null)
  const { put, refresh } = useListChanges<UserRow>(userKey)
  const form = useRowForm<z.infer<typeof RoleForm>, z.infer<typeof RoleForm>, UserRow>({
    row: user,
    labels: { role: 'Role' },
    valuesOf: (row) => ({ role: (row ?? user).role }),
    wordOf: (_name, role) => roleNames[role],
    schema: RoleForm,
    save: async ({ changes: { role }, version }) => {
      if (!role) return user
      const successor_id = isStaffRole(role) ? undefined : successor.choose()
      // The field shows what is missing.
      if (successor_id === false) throw new MissingChoice()
      return reauthenticate(() => changeUser(user.id, { version, role, successor_id }))
    },
    onSaved: (row) => {
      put(row)
      void refresh()
      if (row.role !== user.role) showSuccess(`${row.name} is now ${roleNames[row.role]}`)
      onClose()
    },
    onFailed: (error) => {
      if (!wasCancelled(error) && !(error instanceof MissingChoice))
        showFailure(error, 'Failed to change the role')
    },
  })
  return (
    <FormDialog title="Change role" form={form} saveLabel="Save Changes" onClose={onClose}>
      <p>
        <strong>{user.name}</strong> will have to sign in again after a change.
      </p>
      <Controller
        control={form.form.control}
        name="role"
        render={({ field }) => (
          <>
            <RadioGroup label="Role" options={roleChoices} {...field} />
            {!isStaffRole(field.value) && successor.field}
          </>
        )}
      />
    </FormDialog>
  )
}
