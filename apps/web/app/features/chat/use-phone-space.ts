import { useEffect, type RefObject } from 'react'

/** The browser's own toolbars are smaller than this. */
const leastKeyboard = 150

/**
 * On a phone the conversation fills the screen: `--chat-around` is the height around the list of messages. While the
 * keyboard is open (`data-typing`), it fills the area given by `--visible-top` and `--visible-height`.
 */
export function usePhoneSpace(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const fit = () => {
      const isTyping =
        element.contains(document.activeElement) &&
        document.documentElement.clientHeight - viewport.height > leastKeyboard
      element.toggleAttribute('data-typing', isTyping)
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      element.style.setProperty('--visible-height', `${viewport.height}px`)
      if (!isTyping) element.style.setProperty('--chat-around', `${around(element)}px`)
    }
    const stop = new AbortController()
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, fit, { signal: stop.signal })
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [panel])
}

function around(panel: HTMLElement): number {
  const thread = panel.querySelector('.chat-thread')?.getBoundingClientRect().height ?? 0
  const { top, height } = panel.getBoundingClientRect()
  const bar = document.querySelector('.dashboard-bar')?.getBoundingClientRect().height ?? 0
  return Math.ceil(top + window.scrollY + height - thread + bar)
}
