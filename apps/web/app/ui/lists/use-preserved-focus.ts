import { useEffect, useRef } from 'react'

// A dialog returns the focus to the row's button after fading out, when that is already removed.
const fadeMs = 400

/** Moves the focus into the list when the button that had it is removed. */
export function usePreservedFocus() {
  const region = useRef<HTMLElement>(null)
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(fading.current), [])

  /** To the button of the row that is now at this place, or to the list itself. */
  function preserveFocus(place?: number) {
    clearTimeout(fading.current)
    fading.current = setTimeout(() => {
      if (document.activeElement !== document.body) return
      const rows = place === undefined ? [] : [...(region.current?.querySelectorAll('[data-row]') ?? [])]
      const row = rows[place ?? 0] ?? rows.at(-1)
      const target = row?.querySelector<HTMLElement>('button') ?? region.current
      target?.focus({ preventScroll: true })
    }, fadeMs)
  }

  return { region, preserveFocus }
}
