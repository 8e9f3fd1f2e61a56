import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before a page with unsaved input is left by a link, by Back or by closing the tab. At most one on a page. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  // A page replaces its own address after saving; only people push and go back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault()
  })
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      tone="warning"
      title="Discard your changes?"
      message="What you changed on this page isn’t saved."
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
