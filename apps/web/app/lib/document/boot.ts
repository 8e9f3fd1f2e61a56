/**
 * What runs before and without React: the stored theme before the first paint and the switch that changes it, the
 * header's scrolled state, the last press of a button or of Ctrl+K that React will answer, and the start of hydration
 * at the first sign of a person (a touch is a pointer), when an element marked data-hydrate comes into view, or at once
 * where the cookie signed_in says that a person may be signed in.
 * At most 1 KB when minified, the same on every page; some patterns are short for that reason.
 */
export default () => {
  const page = document
  const { dataset } = page.documentElement
  let hydrating: boolean | undefined

  const forEach = <T extends HTMLElement>(selector: string, visit: (element: T) => void) =>
    page.querySelectorAll<T>(selector).forEach(visit)
  const append = (tag: string, properties: object) =>
    page.head.append(Object.assign(page.createElement(tag), properties))
  const listen = <K extends keyof WindowEventMap>(event: K, answer: (event: Seen<K>) => void) =>
    addEventListener(event, answer as EventListener, true)

  // Dark or light; whatever else is stored leaves it to the system.
  const showTheme = (theme: string) => (/h|k/.test(theme) ? (dataset.theme = theme) : delete dataset.theme)
  const markScrolled = () => (scrollY > 10 ? (dataset.scrolled = '') : delete dataset.scrolled)

  const hydrate = () => {
    if (hydrating || page.readyState === 'loading') return
    hydrating = true
    forEach<HTMLScriptElement>('[data-later]', ({ dataset: { later, preload }, text }) => {
      preload?.split(' ').map((href) => append('link', { rel: 'modulepreload', href }))
      append('script', { type: later, text })
    })
  }

  if (/d_in=1/.test(page.cookie)) dataset.hint = '1'
  // Storage may be forbidden.
  try {
    showTheme(localStorage.theme)
  } catch {}
  listen('change', ({ target }) => {
    if (target.name === 'theme')
      try {
        showTheme(target.value)
        localStorage.theme = target.value
      } catch {}
  })
  listen('scroll', markScrolled)
  const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
  signs.map((sign) => listen(sign, hydrate))
  listen('click', ({ target }) => (page.pressed = target.closest<HTMLElement>('[type=button]')))
  listen('keydown', (event) => {
    if (event.key === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      forEach('.seek', (button) => (page.pressed = button))
    }
  })
  listen('DOMContentLoaded', () => {
    markScrolled()
    if (dataset.hint) hydrate()
    forEach('[data-hydrate]', (element) =>
      new IntersectionObserver(([entry]) => entry!.isIntersecting && hydrate()).observe(element),
    )
  })
}

// Whatever is pressed or changed is an element; its name and value are asked for after a change only.
type Seen<K extends keyof WindowEventMap> = WindowEventMap[K] & { target: HTMLInputElement }
