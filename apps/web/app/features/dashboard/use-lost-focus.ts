import { useEffect } from 'react'

/** Screens that know a better place have taken the focus by then: see `usePreservedFocus`. */
const lostAfterMs = 600
const around = 'main :is([tabindex="-1"], section, article, form, [role=log])'

/**
 * When a control is removed together with the focus, what is left around it takes it, so that Tab goes on from there. Not the
 * whole page, whose start is farther away than the place that browsers remember.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | null = null
    let surroundings: HTMLElement[] = []
    let waiting: ReturnType<typeof setTimeout> | undefined

    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      last = target
      surroundings = surroundingsOf(target)
    }
    const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body
    function take() {
      waiting = undefined
      const place = surroundings.find((element) => element.isConnected)
      if (!isLost() || !place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (waiting === undefined && surroundings.length > 0 && isLost())
        waiting = setTimeout(take, lostAfterMs)
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
      clearTimeout(waiting)
    }
  }, [])
}

/** From the nearest one outwards. */
function surroundingsOf(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches(around)) found.push(at)
  return found
}
