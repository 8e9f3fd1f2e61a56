import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectToast, inDatabase } from './admin-lists.ts'
import {
  fillLogin,
  goodPassword,
  linkIn,
  mailTo,
  newAddress,
  openLive,
  signInByApi,
  signUpByApi,
  totp,
  expect,
} from './identity.ts'

test('a person changes their name, and every tab shows it', async ({ page, context }) => {
  await signUpByApi(page)
  await page.goto('/client/settings')
  const other = await context.newPage()
  await other.goto('/client/projects')
  await page.getByRole('textbox', { name: 'Name' }).fill('Farhan S. Siddiqui')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expectToast(page, 'Your name was changed')
  for (const tab of [page, other]) {
    await expect(tab.getByText('Welcome back, Farhan S. Siddiqui')).toBeVisible()
  }
})

test('a new e-mail address applies once it is confirmed', async ({ page }) => {
  await signUpByApi(page)
  const email = newAddress()
  await page.goto('/client/settings')
  const card = page.getByRole('region', { name: 'E-mail address', exact: true })
  await card.getByLabel('New address').fill(email)
  await card.getByLabel('Current password').fill('not-the-password')
  await card.getByRole('button', { name: 'Change address' }).click()
  await expect(card.getByText('The current password isn’t correct')).toBeVisible()
  await card.getByLabel('Current password').fill(goodPassword)
  await card.getByRole('button', { name: 'Change address' }).click()
  await expect(card).toContainText(`It becomes ${email}`)
  await page.goto(linkIn(await mailTo(page, email, 'Confirm your new e-mail address'), '/verify-email'))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await page.getByRole('complementary').getByRole('link', { name: 'Settings' }).click()
  await expect(card).toContainText(`You sign in with ${email}`)
})

test('a changed password signs out the other devices, which can also be signed out one by one', async ({
  page,
  browser,
}) => {
  const email = await signUpByApi(page)
  const second = await (await browser.newContext()).newPage()
  await signInByApi(second, email, goodPassword)
  const third = await (await browser.newContext()).newPage()
  await signInByApi(third, email, goodPassword)
  await page.goto('/client/settings')
  const devices = page.getByRole('region', { name: /Signed-in devices/ })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices
    .getByRole('button', { name: /^Sign out Chrome|^Sign out Unknown/ })
    .first()
    .click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  const card = page.getByRole('region', { name: 'Password', exact: true })
  await card.getByLabel('Current password').fill(goodPassword)
  await card.getByLabel('New password', { exact: true }).fill('girder-mango-38-slate')
  await card.getByRole('button', { name: 'Change password' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect.poll(async () => (await second.request.get('/api/me')).status()).toBe(401)
  await expect.poll(async () => (await third.request.get('/api/me')).status()).toBe(401)
  expect((await page.request.get('/api/me')).status()).toBe(200)
})

test('two-factor: turned on with a code, required at the next login, a recovery code works once', async ({
  page,
}) => {
  test.slow()
  const email = await signUpByApi(page)
  await page.goto('/client/settings')
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(goodPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is not valid')
  await dialog.getByLabel('Code', { exact: true }).fill(totp(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const codes = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  expect(codes.length).toBeGreaterThanOrEqual(8)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('trusswell-recovery-codes.txt')
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()

  const login = async (code: string) => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await fillLogin(page, email, goodPassword)
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await login(totp(key, Date.now() + 30_000))
  await expect(page).toHaveURL('/client')
  await login(codes[0] ?? '')
  await expect(page).toHaveURL('/client')
  await login(codes[0] ?? '')
  await expectToast(page, 'Error', 'This code is not valid. Please try again.')
})

test('two-factor: turned off with the password and a code, after which the login requires no code', async ({
  page,
}) => {
  const email = await signUpByApi(page)
  await page.goto('/client/settings')
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(goodPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill(totp(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()

  await card.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel('Current password').fill('not my password')
  await dialog.getByLabel('Code', { exact: true }).fill(totp(key, Date.now() + 30_000))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'The current password isn’t correct',
  )
  await dialog.getByLabel('Current password').fill(goodPassword)
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is not valid')
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Code', { exact: true }).fill(totp(key, Date.now() + 30_000))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(page, 'Two-factor authentication is off')
  await expect(card.getByRole('button', { name: 'Turn on' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, email, goodPassword)
  await expect(page).toHaveURL('/client')
})

test('two-factor: an admin is reminded of the date, and afterwards sent to turn it on', async ({ page }) => {
  const email = await signUpByApi(page)
  await inDatabase(
    `update users set role = 'admin', email_verified = true, organisation_id = null, organisation_role = null
     where email = $1`,
    [email],
  )
  await signInByApi(page, email, goodPassword)
  await page.goto('/admin/users')
  const reminder = page.getByRole('region', { name: 'Two-factor authentication' })
  await expect(reminder).toContainText(/by \d+ \w+ 20\d\d/)
  await expectAccessibleInBothThemes(page)

  await inDatabase(`update users set admin_since = now() - interval '7 days' where email = $1`, [email])
  // The API remembers a session for two seconds.
  await expect.poll(async () => (await page.request.get('/api/admin/users')).status()).toBe(403)
  await page.goto('/admin/payments')
  await expect(page).toHaveURL('/admin/account')
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto('/dashboard/projects/create')
  await expect(page).toHaveURL('/admin/account')

  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(goodPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const key = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill(totp(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('complementary').getByRole('link', { name: 'Users' }).click()
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the second step of the login works', async ({ page, context }) => {
    const email = await signUpByApi(page)
    const setup = await page.request.post('/api/me/two-factor', { data: { current_password: goodPassword } })
    const { uri } = (await setup.json()) as { uri: string }
    const key = new URL(uri).searchParams.get('secret') ?? ''
    await page.request.post('/api/me/two-factor/confirm', { data: { code: totp(key) } })
    await context.clearCookies()
    await page.goto('/login?next=/client/payments')
    await fillLogin(page, email, goodPassword)
    await page.getByLabel('Code', { exact: true }).fill(totp(key, Date.now() + 30_000))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL('/client/payments')
  })
})

test('a person downloads their data and deletes the account', async ({ page }) => {
  const email = await signUpByApi(page)
  await page.goto('/client/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current password').fill(goodPassword)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Your account was deleted')
  await openLive(page, '/login')
  await fillLogin(page, email, goodPassword)
  await expectToast(page, 'Error', 'Invalid credentials')
})
