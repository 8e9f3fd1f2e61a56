import { type Location, useBlocker } from 'react-router'
import { useAskBeforeUnload } from './ask-before-unload.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before a page or its tab with unsaved input is left by a link, by Back or by closing the window. At most one on a page. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  // A page replaces its own address after saving; only people push and go back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && placeOf(currentLocation) !== placeOf(nextLocation),
  )
  useAskBeforeUnload(isDirty)
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

/** A tab of a page renders only its own forms; other parts of the query leave them as they are. */
const placeOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`
