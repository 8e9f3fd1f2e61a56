import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { withParam } from '../url-params.ts'

/** The open dialog as part of the address, so that Back closes it and a link opens it. */
export function useOpen() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const opener = useRef<HTMLElement>(null)
  const closing = useRef(false)
  const opened = params.get('open')

  // The address closes the dialog from outside, so the focus has to be led back from here.
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
    /** One dialog leads to the next; Back closes both. */
    replace: (name: string) =>
      setParams((now) => withParam(now, 'open', name), { replace: true, preventScrollReset: true, state }),
    close: () => {
      // Going back takes a moment; a second Escape meanwhile must not leave the page.
      if (closing.current) return
      closing.current = true
      // Closing is going back where opening was going forward; a link that opened it has no before.
      if ((state as { openedHere?: boolean } | null)?.openedHere) void navigate(-1)
      else setParams((now) => withParam(now, 'open', null), { replace: true, preventScrollReset: true })
    },
  }
}

/** An entry goes away with its menu; the menu's button stays. */
function buttonInUse(): HTMLElement | null {
  const menuButton = document.querySelector<HTMLElement>('[aria-haspopup][aria-expanded=true]')
  if (menuButton) return menuButton
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
