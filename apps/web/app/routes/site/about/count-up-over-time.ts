const duration = 2000
const visibleShare = 0.5

/** Starts once, when half of the element first becomes visible. Shows 0 until then, unless it was visible at first. */
export function countUp(
  element: HTMLElement,
  target: number,
  show: (value: number) => void,
): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let frame = 0
  const isBelow = element.getBoundingClientRect().top > innerHeight
  if (isBelow) show(0)

  function run() {
    const start = performance.now()
    const step = (now: number) => {
      const value = valueAt(now - start, target)
      show(value)
      if (value < target) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      run()
    },
    { threshold: visibleShare },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    show(target)
  }
}

/** Linear in time; ends exactly at the target and never exceeds it. */
export function valueAt(elapsedMs: number, target: number): number {
  return Math.round(target * Math.min(Math.max(elapsedMs / duration, 0), 1))
}
