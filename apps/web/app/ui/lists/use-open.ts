import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useCloseUnasked } from '../unsaved-forms.tsx'
import { withParam } from '../url-params.ts'

/** The open dialog is part of the URL, so that Back closes it and a link opens it. */
export function useOpen() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const { state } = location
  const closeUnasked = useCloseUnasked()
  const opener = useRef<HTMLElement>(null)
  const closing = useRef(false)
  const opened = params.get('open')

  // The URL closes the dialog from outside, so the focus has to be restored here.
  useEffect(() => {
    closing.current = false
    if (opened !== null) return
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
    opener.current = null
  }, [opened])

  return {
    opened,
    open: (name: string) => {
      opener.current = buttonInUse()
      setParams((now) => withParam(now, 'open', name), {
        preventScrollReset: true,
        state: { openedHere: true },
      })
    },
    /** Replaces one dialog by the next; Back closes both. */
    replace: (name: string) =>
      setParams((now) => withParam(now, 'open', name), { replace: true, preventScrollReset: true, state }),
    close: () => {
      // Going back is asynchronous; a second Escape meanwhile must not leave the page.
      if (closing.current) return
      closing.current = true
      // Goes back if opening pushed an entry; a dialog opened by a link has no entry to go back to.
      if ((state as { openedHere?: boolean } | null)?.openedHere) {
        closeUnasked(location)
        void navigate(-1)
      } else setParams((now) => withParam(now, 'open', null), { replace: true, preventScrollReset: true })
    },
  }
}

/** A menu item is removed with its menu, so the menu's button is used. */
function buttonInUse(): HTMLElement | null {
  const menuButton = document.querySelector<HTMLElement>('[aria-haspopup][aria-expanded=true]')
  if (menuButton) return menuButton
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
