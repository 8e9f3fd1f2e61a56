import { ConfirmDialog } from './confirm-dialog.tsx'

type LogoutQuestionProps = { unsent: number; onConfirm: () => void; onCancel: () => void }

/** Unsent messages and diary entries are stored on this device until the person logs out. */
export default function LogoutQuestion({ unsent, onConfirm, onCancel }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      title="Log out?"
      message={
        unsent === 1
          ? 'You have 1 message or diary entry that hasn’t been sent. If you log out, it is deleted.'
          : `You have ${unsent} messages or diary entries that haven’t been sent. If you log out, they are deleted.`
      }
      confirmLabel="Log out"
      cancelLabel="Stay logged in"
      isOpen={unsent > 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
