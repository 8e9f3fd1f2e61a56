import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from './after-paint.ts'

/** History entries whose page is at the top; Back to any other one has to find its full height. */
const atTop = new Set<string>()

type State = {
  /** While another look is loaded, the one before it stays, all of it. */
  waiting?: boolean
  /** Nothing to paint yet. */
  empty?: boolean
  /** A page that was loading when it was opened has the skeletons of all its parts. */
  loading?: boolean
}

/**
 * False while what is new on a page is painted, so that its first part is seen before the rest is rendered; true from the
 * start where the page is scrolled down, so that neither Back nor another look moves it.
 */
export function useWhole(look: string, { waiting = false, empty = false, loading = false }: State = {}) {
  const { key } = useLocation()
  const isFurtherDown = useNavigationType() === 'POP' && !atTop.has(key)
  const isScrolled = useScrolled(key)
  const [painted, setPainted] = useState(isFurtherDown || loading ? look : null)
  const isNew = painted !== look && !waiting && !empty

  // A look that replaces one whose transition hasn't ended yet needs its own, so the look is among the dependencies.
  useEffect(() => {
    if (!isNew) return
    return afterPaint(() => startTransition(() => setPainted(look)))
  }, [isNew, look])

  return waiting || painted === look || isFurtherDown || isScrolled()
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
