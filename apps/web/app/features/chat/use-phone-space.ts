import { useEffect, type RefObject } from 'react'

/** The browser's own bars take less than this. */
const leastKeyboard = 150

/**
 * On a phone the conversation fills the screen: `--chat-around` is what surrounds the list of messages. With a keyboard it
 * fills what that leaves: `data-typing` says that there is one, `--visible-top` and `--visible-height` what is left.
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
