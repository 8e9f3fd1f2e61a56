import { useEffect, useMemo, useRef } from 'react'
import { type DrawingFile, drawingPath } from './drawing-file.ts'
import './ink.css'
import './draws.css'

type InlineDrawingProps = {
  drawing: DrawingFile
  /** Of the module `scene.tsx?drawing`: empty in the browser, which keeps what the server sent. */
  markup: string
  label: string
  className?: string
}

/** A drawing inside the page's HTML. A browser that came here without loading a page fetches its file. */
export function InlineDrawing({ drawing, markup, label, className }: InlineDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  // The same object each time: React would replace what the server sent.
  const html = useMemo(() => ({ __html: markup }), [markup])
  useEffect(() => {
    const element = place.current
    if (!element || element.firstElementChild) return undefined
    const leaving = new AbortController()
    fetch(drawingPath(drawing, 'inline'), { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) element.innerHTML = await answer.text()
      })
      // Decoration: the page says the same in words.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [drawing])
  return (
    <div
      ref={place}
      className={className}
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  )
}
