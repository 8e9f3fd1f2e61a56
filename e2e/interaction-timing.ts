import type { CDPSession, Locator, Page } from '@playwright/test'

/** How much slower the main thread of the page runs while it is measured. */
export const slowdown = 4

/** The longest wait for an entry of the Event Timing API after the paint it describes. */
const reportedWithin = 150

type Entry = { start: number; duration: number }
type Watched = { entries: Entry[]; shown: Promise<number>; back: () => void }

/** Before a page is opened: notes each interaction as INP counts it, from the input to the next paint. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const entries: Entry[] = []
    Object.assign(window, { entries })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) entries.push({ start: entry.startTime, duration: entry.duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

export type Target = {
  /** A CSS selector. */
  selector: string
  /** The whole text of the element. */
  text?: string
}

export type Act = () => Promise<void>
export const goBack = 'back'

/**
 * `latency` is the duration of the slowest event of the act, in steps of 8 ms; events below 16 ms aren't reported and count as
 * 16. `shown` is the time from its first event until `target` is painted, without a skeleton beside it. Both are taken
 * inside the page.
 */
export async function timesOf(
  page: Page,
  { act, target }: { act: Act | typeof goBack; target?: Target | undefined },
): Promise<{ latency: number; shown: number | null }> {
  const from = await page.evaluate(() => performance.now())
  if (target) await watchFor(page, target)
  if (act === goBack) await page.evaluate(() => (window as unknown as Watched).back())
  else await act()
  const shown = target ? await page.evaluate(() => (window as unknown as Watched).shown) : null
  await settle(page)
  const latency = await page.evaluate((since) => {
    const { entries } = window as unknown as Watched
    return Math.max(16, ...entries.filter(({ start }) => start >= since).map(({ duration }) => duration))
  }, from)
  return { latency, shown }
}

const watchFor = (page: Page, target: Target) =>
  page.evaluate(({ selector, text }) => {
    let start: number | null = null
    const isShown = () =>
      !document.querySelector('main .ui-skeleton') &&
      [...document.querySelectorAll(selector)].some(
        (element) => text === undefined || element.textContent === text,
      )
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (start === null || !isShown()) return
        observer.disconnect()
        const from = start
        // The second frame begins after the first one was painted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)))
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
      const begin = ({ timeStamp }: Event) => (start ??= timeStamp)
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, begin, { capture: true, once: true })
    })
    const back = () => {
      start = performance.now()
      history.back()
    }
    Object.assign(window, { shown, back })
  }, target)

/** Until nothing is left to do or to paint. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (wait) =>
      new Promise<void>((resolve) => {
        const rest = () => requestIdleCallback(() => setTimeout(resolve, wait), { timeout: 2_000 })
        requestAnimationFrame(() => requestAnimationFrame(rest))
      }),
    reportedWithin,
  )
}

/**
 * Moves the pointer there; what it returns presses, or taps on a phone. Playwright's own click adds listeners that lay the page out
 * while it is measured.
 */
export async function press(page: Page, target: Locator): Promise<Act> {
  await target.waitFor()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} isn't visible`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (isPhone(page)) return () => page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

export const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate })

/** The best of five rounds of a fixed loop, so that figures of different machines can be compared. */
export const calibrate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const round = () => {
      const start = performance.now()
      let sum = 0
      for (let at = 1; at <= 20_000_000; at += 1) sum = (sum + at * 31) % 1_000_003
      return sum < 0 ? NaN : performance.now() - start
    }
    return Math.min(...Array.from({ length: 5 }, round))
  })
