import { firstShown, lastShown } from './shown-messages.ts'

type Handlers = {
  /** The person sees messages up to this sequence number. */
  onShown: (seq: number) => void
  /** The oldest loaded message is close to the screen. */
  onNearTop: () => void
}

const endWithin = 40
const nearTop = 800
/** Blocks of messages are rendered this far above and below the screen. */
const nearPx = 1_200

/**
 * Keeps the scroll position stable. At the end, the list stays at the end when messages, images or the message box
 * grow. Elsewhere the first message on screen stays where it is, also when older ones are inserted above it.
 */
export function createThreadScroll() {
  const listeners = new Set<() => void>()
  let handlers: Handlers = { onShown: () => {}, onNearTop: () => {} }
  let box: HTMLElement | null = null
  let isAtEnd = true
  let anchor: { element: Element; top: number } | null = null
  const blocks = new Map<Element, NearListener>()
  let nearness: IntersectionObserver | null = null

  function look(): void {
    const list = box?.firstElementChild
    if (!box || !list) return
    const { top } = box.getBoundingClientRect()
    const wasAtEnd = isAtEnd
    isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < endWithin
    const element = isAtEnd ? null : firstShown(list, top)
    anchor = element && { element, top: element.getBoundingClientRect().top }
    if (isAtEnd !== wasAtEnd) for (const listener of listeners) listener()
    reportShown()
    if (box.scrollTop < nearTop) handlers.onNearTop()
  }

  function reportShown(): void {
    const list = box?.firstElementChild
    if (!box || !list || !isLookedAt()) return
    // The list may extend below the window.
    const seq = lastShown(list, Math.min(box.getBoundingClientRect().bottom, innerHeight))
    if (seq !== null) handlers.onShown(seq)
  }

  function keepPlace(): void {
    if (!box) return
    if (isAtEnd) box.scrollTop = box.scrollHeight
    else if (anchor?.element.isConnected)
      box.scrollTop += anchor.element.getBoundingClientRect().top - anchor.top
    look()
  }

  return {
    /** The element that scrolls; its only child holds the blocks of messages. */
    attach: (element: HTMLElement | null): (() => void) | undefined => {
      const list = element?.firstElementChild
      if (!element || !list) return undefined
      box = element
      nearness = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, boundingClientRect } of entries)
            blocks.get(target)?.(isIntersecting, boundingClientRect.height)
        },
        { root: element, rootMargin: `${nearPx}px 0px` },
      )
      for (const block of blocks.keys()) nearness.observe(block)
      const stop = new AbortController()
      const observer = new ResizeObserver(keepPlace)
      observer.observe(list)
      observer.observe(element)
      element.addEventListener('scroll', look, { passive: true, signal: stop.signal })
      document.addEventListener('visibilitychange', look, { signal: stop.signal })
      for (const event of ['focus', 'scroll', 'resize'])
        addEventListener(event, look, { passive: true, signal: stop.signal })
      return () => {
        observer.disconnect()
        nearness?.disconnect()
        stop.abort()
        box = null
        nearness = null
        isAtEnd = true
        anchor = null
      }
    },
    /** Reports whether a block of messages is near the screen, and its last height. */
    watch: (block: Element, onNear: NearListener): (() => void) => {
      blocks.set(block, onNear)
      nearness?.observe(block)
      return () => {
        blocks.delete(block)
        nearness?.unobserve(block)
      }
    },
    handle: (next: Handlers): void => void (handlers = next),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isAtEnd: () => isAtEnd,
    look,
    reportShown,
    toEnd: (): void => {
      isAtEnd = true
      keepPlace()
      for (const listener of listeners) listener()
    },
    /** Scrolls to the unread line if what follows doesn't fit on the screen, else to the end. */
    toUnread: (): void => {
      const line = box?.querySelector('.chat-new-line')
      const list = box?.firstElementChild
      const below = line && list ? list.getBoundingClientRect().bottom - line.getBoundingClientRect().top : 0
      if (box && line && below > box.clientHeight) put(box, line, 'top')
      else if (box) box.scrollTop = box.scrollHeight
      look()
    },
    /** Scrolls to the block first, because the message may not be rendered yet. */
    toMessage: async (id: string, blockKey: number): Promise<HTMLElement | null> => {
      for (let frame = 0; frame < 30 && box; frame += 1) {
        const element = document.getElementById(`message-${id}`)
        if (element) {
          put(box, element, 'middle')
          look()
          return element
        }
        const block = box.querySelector(`[data-block="${blockKey}"]`)
        if (block) put(box, block, 'top')
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return null
    },
  }
}

/** Messages in a window without focus don't count as read. */
const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

type NearListener = (isNear: boolean, height: number) => void

export type ThreadScroll = ReturnType<typeof createThreadScroll>

function put(box: HTMLElement, element: Element, place: 'top' | 'middle'): void {
  const [at, within] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  const space = place === 'top' ? 16 : Math.max(16, (within.height - at.height) / 2)
  box.scrollTop += at.top - within.top - space
}
