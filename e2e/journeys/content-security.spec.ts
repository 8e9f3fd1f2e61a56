import { expect, type Page, test } from '@playwright/test'
import { axeFindings, colourFindings } from '../axe-findings.ts'
import { inDatabase, signIn, toast } from './admin-lists.ts'
import { openLive, people } from './identity.ts'
import { expectNoViolation, policyViolations } from './policy-violations.ts'
import { managedProject } from './project-data.ts'
import { pathsBelow } from './route-paths.ts'

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

const tabs = ['details', 'timeline', 'progress', 'payments', 'chat', 'analytics']

/** Every page of the area, so that a new route is checked without a change here. */
async function pagesOf(role: 'admin' | 'manager' | 'client', project: string): Promise<string[]> {
  const [client] = await inDatabase<{ id: string; organisation_id: string }>(
    'select id, organisation_id from users where email = $1',
    [people.client.email],
  )
  const samples: Record<string, string | undefined> = {
    '/admin/users/:id': `/admin/users/${client?.id}`,
    '/admin/organisations/:id': `/admin/organisations/${client?.organisation_id}`,
    '/admin/newsletter/:id': '/admin/newsletter/new',
  }
  const own = pathsBelow(role).map((path) => samples[path] ?? path)
  expect(own.length).toBeGreaterThan(4)
  expect(own.filter((path) => path.includes(':'))).toEqual([])
  return [
    ...own,
    ...(role === 'client' ? ['/dashboard/projects/create'] : []),
    ...tabs.map((tab) => `/dashboard/projects/${project}?tab=${tab}`),
  ]
}

for (const role of ['admin', 'manager', 'client'] as const) {
  test(`every page of the ${role} is accessible and follows the content security policy`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const found = await policyViolations(page.context())
    const project = await managedProject(page, baseURL ?? '')
    await signIn(page, baseURL ?? '', `${role}1`)
    for (const path of await pagesOf(role, project)) {
      await openLoaded(page, path)
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await axeFindings(page), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await colourFindings(page), path).toEqual([])
    }

    await page.route('**/api/auth/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page)).toContainText('Failed to log out')
    await openDrawer(page)
    await expectNoViolation(page, found)
  })
}

const withForm = ['/login', '/login/code', '/signup', '/forgot-password', '/contact']

test('no form or dialog of a public page violates it', async ({ page }) => {
  const found = await policyViolations(page.context())
  const paths = [...pathsBelow('auth'), '/contact']
  expect(paths).toEqual(expect.arrayContaining(['/login', '/login/code', '/answer']))
  for (const path of paths) {
    await openLive(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    // A page that a mailed link opens has no form without it.
    if (!withForm.includes(path)) continue
    // Validation is when a schema would be compiled.
    await page.getByRole('main').locator('form button[type=submit]').first().click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page, found)
})

test('no dialog violates it on an iPhone, where scroll locking needs inline styles', async ({
  page,
  baseURL,
}) => {
  const found = await policyViolations(page.context())
  await page.addInitScript(() => {
    Object.defineProperties(navigator, {
      platform: { value: 'iPhone' },
      userAgentData: { value: undefined },
    })
  })
  await signIn(page, baseURL ?? '', 'client1')
  await openLoaded(page, '/client')
  expect(await isHeldOnIos(page)).toBe(false)
  await openDrawer(page)
  expect(await isHeldOnIos(page)).toBe(true)
  await expectNoViolation(page, found)
})

/** Whether the page is held in place behind a dialog by the rule that only iOS supports, whose selector any browser can match. */
const isHeldOnIos = (page: Page): Promise<boolean> =>
  page.locator('main').evaluate((main) => {
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ])
    const forIos = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes('touch-callout'))
      .flatMap((rule) => rulesIn((rule as CSSSupportsRule).cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && rule.style.overscrollBehaviorY === 'contain')
    return forIos.some((rule) => main.matches((rule as CSSStyleRule).selectorText))
  })
