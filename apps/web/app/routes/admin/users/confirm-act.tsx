import { isStaffRole } from '@trusswell/domain/actor-values.ts'
import type { UserRow } from '@trusswell/domain/account.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useSuccessor } from './use-successor.tsx'

export type Asked = { act: 'deactivate' | 'sign-out' | 'delete'; user: UserRow }

type ConfirmActProps = {
  asked: Asked
  ownId: string | undefined
  onConfirm: (asked: Asked, successor: string | null | undefined) => void
  onCancel: () => void
}

const texts = {
  deactivate: {
    title: 'Deactivate user',
    confirmLabel: 'Deactivate',
    tone: 'warning',
    message: ({ name }: UserRow) =>
      `${name} will be signed out immediately and can’t sign in until reactivated.`,
  },
  'sign-out': {
    title: 'Sign out everywhere',
    confirmLabel: 'Sign out',
    tone: 'warning',
    message: ({ name }: UserRow) => `${name} will have to sign in again on every device.`,
  },
  delete: {
    title: 'Delete user',
    confirmLabel: 'Delete',
    tone: 'danger',
    message: ({ name, email }: UserRow) =>
      `Are you sure you want to delete ${name} (${email})? You can restore the account for 30 days.`,
  },
} as const

export function ConfirmAct({ asked, ownId, onConfirm, onCancel }: ConfirmActProps) {
  const { act, user } = asked
  const { message, ...text } = texts[act]
  const successor = useSuccessor(act !== 'sign-out' && isStaffRole(user.role) ? user : null)
  return (
    <ConfirmDialog
      {...text}
      isOpen
      pending={successor.pending}
      message={
        <>
          {user.id === ownId
            ? 'You’ll have to sign in again on every device, including this one.'
            : message(user)}
          {successor.field}
        </>
      }
      onConfirm={() => {
        const chosen = successor.choose()
        if (chosen !== false) onConfirm(asked, chosen)
      }}
      onCancel={onCancel}
    />
  )
}
