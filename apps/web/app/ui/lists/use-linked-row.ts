import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** `?item=<id>`, the link in mails and notifications: its row is scrolled to once for each use of the link, marked and focused. */
export function useLinkedRow() {
  const [params] = useSearchParams()
  const linked = params.get('item')
  const location = useLocation()
  const shown = useRef<string | null>(null)
  const last = useRef(location)
  useEffect(() => {
    last.current = location
  }, [location])

  function show(row: HTMLElement | null) {
    // A dialog or a filter changes the URL too; a link that is used again doesn't.
    const isUsedAgain = location.key !== last.current.key && location.search === last.current.search
    if (!row || (shown.current === linked && !isUsedAgain)) return
    shown.current = linked
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }

  return {
    /** The row may be on a later page of its list. */
    linked,
    linkTo: (id: string) => (id === linked ? { ref: show, tabIndex: -1, 'data-linked': '' } : {}),
  }
}
