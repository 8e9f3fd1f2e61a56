import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { type BlockerFunction, type Location, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

type UnsavedForm = {
  /** A dialog may be closed by any change of the URL, a form on a page only by another page or tab. */
  kind: 'page' | 'dialog'
  onDiscard: () => void
}

const Guard = createContext<ReturnType<typeof createGuard> | null>(null)

/** The one guard of the signed-in pages, because a router supports one blocker. Each form reports its unsaved input. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [guard] = useState(() => createGuard((next) => setLeave(() => next)))
  const blocker = useBlocker(guard.shouldBlock)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (guard.isUnsaved()) event.preventDefault()
      },
      [guard],
    ),
  )

  function keep() {
    setLeave(null)
    blocker.reset?.()
  }

  function discard() {
    if (leave) {
      keep()
      return leave()
    }
    guard.discard()
    blocker.proceed?.()
  }

  return (
    <Guard value={guard}>
      {children}
      <ConfirmDialog
        isOpen={leave !== null || blocker.state === 'blocked'}
        tone="warning"
        title="Discard your changes?"
        message="What you changed on this page isn’t saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        onConfirm={discard}
        onCancel={keep}
      />
    </Guard>
  )
}

type ReportOptions = {
  kind?: UnsavedForm['kind']
  /** Removes what is stored of the input outside the form; called before a navigation discards it. */
  onDiscard?: (() => void) | undefined
}

/** The person is asked before this form is left by a link, by Back, by logging out or by closing the window. */
export function useReportUnsaved(isDirty: boolean, { kind = 'page', onDiscard }: ReportOptions = {}): void {
  const guard = useContext(Guard)
  const discard = useEffectEvent(() => onDiscard?.())
  // Before the next paint: a click right after saving isn't asked about.
  useLayoutEffect(() => {
    if (!isDirty) return
    return guard?.report({ kind, onDiscard: () => discard() })
  }, [guard, isDirty, kind])
}

/** For leaving without a navigation, for example logging out: asks if there is unsaved input, else leaves at once. */
export function useAskToDiscard(): (leave: () => void) => void {
  const guard = useContext(Guard)
  return (leave) => (guard ? guard.ask(leave) : leave())
}

/** Call before going back from an entry to close its dialog: it was saved or cancelled. */
export function useCloseUnasked(): (entry: Location) => void {
  const guard = useContext(Guard)
  return (entry) => guard?.closeUnasked(entry)
}

function createGuard(onAsk: (leave: () => void) => void) {
  const forms = new Set<UnsavedForm>()
  let closing: string | null = null

  const shouldBlock: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    const isClosing = closing === currentLocation.key
    closing = null
    // Pages replace their URL after saving and when the session has ended; only people push and go back.
    if (historyAction === 'REPLACE') return false
    return [...forms].some(({ kind }) =>
      kind === 'page'
        ? placeOf(currentLocation) !== placeOf(nextLocation)
        : !isClosing && urlOf(currentLocation) !== urlOf(nextLocation),
    )
  }

  return {
    shouldBlock,
    isUnsaved: () => forms.size > 0,
    /** Returns how to take the report back. */
    report(form: UnsavedForm): () => void {
      forms.add(form)
      return () => void forms.delete(form)
    },
    ask(leave: () => void): void {
      if (forms.size > 0) onAsk(leave)
      else leave()
    },
    closeUnasked({ key }: Location): void {
      closing = key
    },
    discard(): void {
      for (const { onDiscard } of forms) onDiscard()
    },
  }
}

const urlOf = ({ pathname, search }: Location) => pathname + search

/** A tab of a page and a room of the chat render only their own forms; other parts of the query keep them. */
function placeOf({ pathname, search }: Location) {
  const params = new URLSearchParams(search)
  return [pathname, params.get('tab'), params.get('room')].join(' ')
}
