import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { signIn, toast } from './admin-lists.ts'
import { openLive } from './identity.ts'
import { managedProject } from './project-data.ts'

/** Violations of the policy on the pages of this context, as reported by the page and by the console. */
async function refusals(context: BrowserContext): Promise<string[]> {
  const found: string[] = []
  await context.exposeFunction('reportRefusal', (refusal: string) => found.push(refusal))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportRefusal: (refusal: string) => void }).reportRefusal
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} from ${sourceFile}`)
    })
  })
  context.on('console', (entry) => {
    if (entry.text().includes('Content Security Policy')) found.push(entry.text())
  })
  return found
}

/** Shows that a violation would be recorded, because otherwise an empty list proves nothing. */
async function expectNoneBut(page: Page, found: string[]): Promise<void> {
  expect(found).toEqual([])
  await page.evaluate(() => {
    const planted = document.createElement('style')
    planted.textContent = 'body { color: red }'
    document.head.append(planted)
  })
  await expect.poll(() => found.length).toBe(2)
}

async function openLoaded(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('.ui-skeleton')).toHaveCount(0)
}

const openDrawer = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
}

const pagesOf = {
  admin: [
    '/admin',
    '/admin/users',
    '/admin/projects',
    '/admin/applications',
    '/admin/jobs',
    '/admin/contacts',
    '/admin/payments',
    '/admin/settings',
    '/admin/account',
  ],
  manager: [
    '/manager',
    '/manager/projects',
    '/manager/applications',
    '/manager/jobs',
    '/manager/contacts',
    '/manager/payments',
    '/manager/settings',
  ],
  client: [
    '/client',
    '/client/projects',
    '/client/payments',
    '/client/notifications',
    '/client/settings',
    '/dashboard/projects/create',
  ],
}

for (const [role, paths] of Object.entries(pagesOf)) {
  test(`no page of the ${role} violates the content security policy`, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const found = await refusals(page.context())
    const project = await managedProject(page, baseURL ?? '')
    await signIn(page, baseURL ?? '', `${role}1`)
    for (const path of [...paths, `/dashboard/projects/${project}`]) await openLoaded(page, path)

    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page)).toContainText('Failed to log out')
    await openDrawer(page)
    await expectNoneBut(page, found)
  })
}

test('no form or dialog of a public page violates it', async ({ page }) => {
  const found = await refusals(page.context())
  for (const path of ['/login', '/signup', '/contact']) {
    await openLive(page, path)
    // Validation is when a schema would be compiled.
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoneBut(page, found)
})

test('no dialog violates it on an iPhone, where scroll locking needs inline styles', async ({
  page,
  baseURL,
}) => {
  const found = await refusals(page.context())
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      platform: { value: 'iPhone' },
      userAgentData: { value: undefined },
    })
  })
  await signIn(page, baseURL ?? '', 'client1')
  await openLoaded(page, '/client')
  const overscroll = () => page.locator('main').evaluate((main) => getComputedStyle(main).overscrollBehaviorY)
  expect(await overscroll()).toBe('auto')
  await openDrawer(page)
  expect(await overscroll()).toBe('contain')
  await expectNoneBut(page, found)
})
