import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from './after-paint.ts'

/** History entries whose page is at the top; Back to any other one has to find its full height. */
const atTop = new Set<string>()

type State = {
  /** While another look is loaded, the one before it stays as it is. */
  waiting?: boolean
  /** Nothing to paint yet. */
  empty?: boolean
}

/**
 * False while what is new on a page is painted, so that its first part is seen before the rest is rendered; true from the
 * start where the page is scrolled down, so that neither Back nor another look moves it.
 */
export function useWhole(look: string, { waiting = false, empty = false }: State = {}): boolean {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isScrolled = useScrolled(key)
  const isFurtherDown = isBack && !atTop.has(key)
  const [shown, setShown] = useState({ look, whole: isFurtherDown })
  if (shown.look !== look && !waiting) setShown({ look, whole: isFurtherDown || isScrolled() })
  const isNew = !shown.whole && !empty

  useEffect(() => {
    if (!isNew) return
    return afterPaint(() => startTransition(() => setShown((now) => ({ ...now, whole: true }))))
  }, [isNew])

  return shown.whole
}

function useScrolled(entry: string): () => boolean {
  const scrolled = useRef(false)
  // A layout effect, because it has to end before the next page scrolls to its top.
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = scrollY > 0
      if (scrolled.current) atTop.delete(entry)
      else atTop.add(entry)
    }
    // Not read now, because that would lay out the new page before the browser does.
    const cancel = afterPaint(note)
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancel()
      removeEventListener('scroll', note)
    }
  }, [entry])
  return () => scrolled.current
}
