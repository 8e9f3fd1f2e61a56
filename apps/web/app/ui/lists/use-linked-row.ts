import { useRef } from 'react'
import { useSearchParams } from 'react-router'

/** `?item=<id>`, the link in mails and notifications: its row is scrolled to once, marked and focused. */
export function useLinkedRow() {
  const [params] = useSearchParams()
  const linked = params.get('item')
  const shown = useRef<string | null>(null)

  function show(row: HTMLElement | null) {
    if (!row || shown.current === linked) return
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
