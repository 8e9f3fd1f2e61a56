import type { Locator } from '@playwright/test'

/** Resolves when the page's own observers have run, because they were registered before this one. */
export const observersTold = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(element)
      }),
  )
