import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Content far down a page, which is loaded when it is about to be scrolled into view. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} />
}
