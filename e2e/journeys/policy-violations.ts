import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Violations of the content security policy on the pages of this context, as reported by the page and by the console. */
export async function policyViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  await context.exposeFunction('reportViolation', (violation: string) => found.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} from ${sourceFile}`)
    })
  })
  context.on('console', (entry) => {
    if (entry.text().includes('Content Security Policy')) found.push(entry.text())
  })
  return found
}

/** Shows that a violation would be recorded, because otherwise an empty list proves nothing. */
export async function expectNoViolation(page: Page, found: string[]): Promise<void> {
  expect(found).toEqual([])
  await page.evaluate(() => {
    const planted = document.createElement('style')
    planted.textContent = 'body { color: red }'
    document.head.append(planted)
  })
  await expect.poll(() => found.length).toBe(2)
}
