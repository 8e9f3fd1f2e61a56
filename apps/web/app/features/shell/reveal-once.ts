const visibleShare = 0.1

/** Hides a section until a tenth of it is visible. Sections that are already visible aren't hidden. */
export function revealOnce(section: HTMLElement): (() => void) | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const firstPage = document.documentElement.dataset['live'] === undefined
  if (firstPage && section.getBoundingClientRect().top < innerHeight) return
  section.querySelectorAll<HTMLElement>('[data-item]').forEach((item, index) => {
    item.style.setProperty('--item', String(index))
  })
  section.dataset['reveal'] = 'waiting'
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      section.dataset['reveal'] = 'shown'
      observer.disconnect()
    },
    { threshold: visibleShare },
  )
  observer.observe(section)
  return () => observer.disconnect()
}
