import { test as base } from '@playwright/test'

/**
 * Closes the windows that a test opened besides its own. An open page of the portal refreshes on each change that the
 * tests after it make, and eighty of them slow the machine down.
 */
export const test = base.extend<{ closesWindows: void }>({
  closesWindows: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
