import { test, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, expectToast } from './admin-lists.ts'
import { expect, mailTo, newAddress, openLive, totp } from './identity.ts'
import { insertProject, makePerson, type Person } from './project-rows.ts'

const subject = 'Your sign-in code'
const form = (page: Page, name: string) => page.getByRole('form', { name })

async function askForCode(page: Page, email: string) {
  await form(page, 'Sign in by e-mail').getByLabel('Email', { exact: true }).fill(email)
  await form(page, 'Sign in by e-mail').getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

async function codeFor(page: Page, { email }: Person) {
  const { text } = await mailTo(page, email, subject)
  return /^\d{8}$/m.exec(text)?.[0] ?? ''
}

async function enterCode(page: Page, code: string) {
  await form(page, 'Check your e-mail').getByLabel('Code').fill(code)
  await form(page, 'Check your e-mail').getByRole('button', { name: 'Sign in' }).click()
}

test('a client signs in by a mailed code and lands on the page that a link asked for', async ({ page }) => {
  const client = await makePerson('client')
  const project = await insertProject(client)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('link', { name: 'Email me a code' }).click()
  await expect(page).toHaveURL(/\/login\/code\?next=/)
  await askForCode(page, client.email)
  await enterCode(page, '12345')
  await expect(page.getByText('Enter the 8 digits from the e-mail')).toBeVisible()
  const code = await codeFor(page, client)
  await enterCode(page, String((Number(code) + 1) % 100_000_000).padStart(8, '0'))
  await expectToast(page, 'Error', 'This code is not correct. Check the e-mail and try again.')
  await enterCode(page, code)
  await expect(page).toHaveURL(`/dashboard/projects/${project}?tab=timeline`)
})

test('with two-factor authentication the app’s code is asked for too, and the requested page opens', async ({
  page,
}) => {
  const client = await makePerson('client')
  const signedIn = { email: client.email, password: process.env['E2E_PASSWORD'] }
  await page.request.post('/api/auth/sign-in', { data: signedIn })
  const started = await page.request.post('/api/me/two-factor', {
    data: { current_password: process.env['E2E_PASSWORD'] },
  })
  const { uri } = (await started.json()) as { uri: string }
  const key = new URL(uri).searchParams.get('secret') ?? ''
  await page.request.post('/api/me/two-factor/confirm', { data: { code: totp(key) } })
  await page.context().clearCookies()

  await openLive(page, '/login/code?next=/client/payments')
  await askForCode(page, client.email)
  await enterCode(page, await codeFor(page, client))
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(totp(key, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/client/payments')
})

test('an unknown address sees the same screens, and its tries are limited', async ({ page }) => {
  await openLive(page, '/login/code')
  await askForCode(page, newAddress())
  for (let n = 0; n < 5; n += 1) {
    const answer = page.waitForResponse('**/api/auth/sign-in-code/confirm')
    await enterCode(page, `0000000${n}`)
    expect((await answer).status()).toBe(401)
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /This code is not correct/,
    )
  }
  await enterCode(page, '00000009')
  await expect(page.getByRole('alert').first()).toContainText(
    'This code is no longer valid. Request a new one.',
  )
  await page.getByRole('link', { name: 'Send a new code' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in by e-mail' })).toBeVisible()
})

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`the screens of the code are accessible and fit ${width} px, ${colorScheme}`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await openLive(page, '/login')
    await page.screenshot({ path: info.outputPath('login.png') })
    await openLive(page, '/login/code')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: info.outputPath('ask.png') })
    await askForCode(page, newAddress())
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: info.outputPath('code.png') })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a client signs in by a mailed code', async ({ page }) => {
    const client = await makePerson('client')
    await page.goto('/login/code?next=/client/payments')
    await askForCode(page, client.email)
    await enterCode(page, await codeFor(page, client))
    await expect(page).toHaveURL('/client/payments')
  })
})
