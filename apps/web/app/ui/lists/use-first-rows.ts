import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** As many as are visible at first on a usual screen: three lines of three cards. */
const firstCount = 9

/** History entries whose page is at the top; Back to any other one has to find its full height. */
const atTop = new Set<string>()

type List<Row> = { id: string; rows: Row[]; waiting: boolean }

/**
 * The first rows of a list that is new or shown in another way, and all of them once these are painted. All at once where
 * the page is scrolled down, so that neither Back nor another order moves it.
 */
export function useFirstRows<Row>({ id, rows, waiting }: List<Row>): Row[] {
  const { key, search } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isScrolled = useScrolled(key)
  const look = `${id} ${new URLSearchParams(search).get('view') ?? ''}`
  const isFurtherDown = isBack && !atTop.has(key)
  const [shown, setShown] = useState({ look, whole: isFurtherDown })
  // While another order is loaded, the rows of the one before it stay as they are.
  if (shown.look !== look && !waiting) setShown({ look, whole: isFurtherDown || isScrolled() })
  // A short list counts as painted too, so that a row added later doesn't cut it.
  const isNew = !shown.whole && rows.length > 0

  useEffect(() => {
    if (!isNew) return
    return afterPaint(() => startTransition(() => setShown((now) => ({ ...now, whole: true }))))
  }, [isNew])

  return isNew && rows.length > firstCount ? rows.slice(0, firstCount) : rows
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

/** The second frame begins after the first one was painted. */
function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
