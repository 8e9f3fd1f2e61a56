import type { UserRow } from '@trusswell/domain/account.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export type Asked = { act: 'deactivate' | 'sign-out' | 'delete'; user: UserRow }

type ConfirmActProps = {
  asked: Asked | null
  ownId: string | undefined
  onConfirm: (asked: Asked) => void
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
  const { message, ...text } = texts[asked?.act ?? 'delete']
  const own = asked?.user.id === ownId
  return (
    <ConfirmDialog
      {...text}
      isOpen={asked !== null}
      message={
        asked &&
        (own ? 'You’ll have to sign in again on every device, including this one.' : message(asked.user))
      }
      onConfirm={() => asked && onConfirm(asked)}
      onCancel={onCancel}
    />
  )
}
