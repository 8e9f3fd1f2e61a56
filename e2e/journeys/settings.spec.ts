import { expect, test } from '@playwright/test'
import { expectAccessibleInBothThemes, expectToast, inDatabase } from './admin-lists.ts'
import { expectEnteredDataStored } from './entered-data.ts'
import { typeDay } from './project-rows.ts'
import { changeByApi, gateway, openSettings, resetSettings, save, secret, section } from './settings-page.ts'
import { takeTurnsWithSettings } from './settings-turns.ts'

takeTurnsWithSettings()
test.beforeEach(resetSettings)

const titles = ['Company Information', 'Payment Gateway Settings', 'Email Settings', 'Notification Settings']

test('[ST-01] [ST-02] four sections with a save button; the company’s data in the first', async ({
  page,
}) => {
  await openSettings(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Settings')
  await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles)
  const company = section(page, 'Company Information')
  for (const label of ['Company name', 'Company address', 'Contact e-mail', 'Contact phone', 'Tax rate'])
    await expect(company.getByLabel(label, { exact: true })).toBeEditable()
})

test('[ST-03] [ST-04] [ST-11] the name, a tax rate of 18 percent and port 587 are preset', async ({
  page,
}) => {
  await openSettings(page)
  await expect(page.getByLabel('Company name')).toHaveValue('Trusswell')
  await expect(page.getByLabel('Tax rate', { exact: true })).toHaveValue('18')
  await expect(page.getByLabel('SMTP port')).toHaveValue('587')
})

test('[ST-05] [ST-06] [ST-07] both gateways are on, each with its keys', async ({ page }) => {
  await openSettings(page)
  const keys = { Stripe: ['Public key', 'Secret key'], Razorpay: ['Key ID', 'Key secret'] } as const
  for (const name of ['Stripe', 'Razorpay'] as const) {
    await expect(page.getByRole('switch', { name: `${name} enabled` })).toBeChecked()
    for (const label of [...keys[name], 'Webhook secret'])
      await expect(gateway(page, name).getByLabel(label, { exact: true })).toBeEditable()
  }
})

test('[ST-08] [ST-09] keys show only while their gateway is on, and are masked', async ({ page }) => {
  await openSettings(page)
  const stripe = gateway(page, 'Stripe')
  await expect(stripe.locator('input[type=password]')).toHaveCount(3)
  await expect(gateway(page, 'Razorpay').locator('input[type=password]')).toHaveCount(3)
  await expect(page.getByLabel('SMTP password')).toHaveAttribute('type', 'password')
  await page.getByRole('switch', { name: 'Stripe enabled' }).uncheck()
  await expect(stripe.locator('input[type=password]')).toHaveCount(0)
  await expect(stripe.getByRole('button', { name: 'Test connection' })).toHaveCount(0)
  await expect(gateway(page, 'Razorpay').locator('input[type=password]')).toHaveCount(3)
  await save(page)
  await expectToast(page, 'Settings saved successfully')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Stripe enabled' })).not.toBeChecked()
  await expect(stripe.locator('input[type=password]')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Stripe enabled' }).check()
  await expect(stripe.getByLabel('Public key', { exact: true })).toBeVisible()
})

test('[ST-10] [ST-14] the mail server’s fields; e-mail addresses and numbers have matching input types', async ({
  page,
}) => {
  await openSettings(page)
  const types = {
    'SMTP host': 'text',
    'SMTP port': 'number',
    'SMTP user': 'text',
    'SMTP password': 'password',
    'From e-mail': 'email',
    'From name': 'text',
  }
  const email = section(page, 'Email Settings')
  for (const [label, type] of Object.entries(types))
    await expect(email.getByLabel(label, { exact: true })).toHaveAttribute('type', type)
  await expect(page.getByLabel('Contact e-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Tax rate', { exact: true })).toHaveAttribute('type', 'number')
  await page.getByLabel('Contact e-mail').fill('not-an-address')
  await email.getByLabel('SMTP port').fill('70000')
  await page.getByLabel('Tax rate', { exact: true }).fill('')
  await save(page)
  await expect(page.getByLabel('Contact e-mail')).toHaveAccessibleDescription('Invalid email address')
  await expect(email.getByLabel('SMTP port')).toHaveAccessibleDescription(/between 1 and 65535/)
  await expect(page.getByLabel('Tax rate', { exact: true })).toHaveAccessibleDescription(/Enter the tax rate/)
  await expect(page.getByLabel('Contact e-mail')).toBeFocused()
})

test('working hours and holidays are checked, saved and shown again', async ({ page }) => {
  await openSettings(page)
  const hours = page.getByRole('group', { name: 'Working hours' })
  await expect(hours.getByLabel('Work begins')).toHaveValue('09:30')
  await expect(hours.getByRole('checkbox', { name: 'Sun' })).not.toBeChecked()
  await hours.getByRole('checkbox', { name: 'Sat' }).uncheck()
  await hours.getByLabel('Work ends').fill('09:00')
  await hours.getByLabel('Answer clients within').fill('4')
  await hours.getByLabel('Get in touch after accepting within').fill('3')
  await hours.getByRole('button', { name: 'Add holiday' }).click()
  await typeDay(page, 'Date', '2027-01-26')
  await hours.getByLabel('Name').fill('Republic Day')
  await save(page)
  await expect(hours.getByLabel('Work ends')).toHaveAccessibleDescription('Work must end after it begins')
  await hours.getByLabel('Work ends').fill('18:00')
  await save(page)
  await expectToast(page, 'Settings saved successfully')
  await page.reload()
  await expect(hours.getByLabel('Work ends')).toHaveValue('18:00')
  await expect(hours.getByRole('checkbox', { name: 'Sat' })).not.toBeChecked()
  await expect(hours.getByLabel('Answer clients within')).toHaveValue('4')
  await expect(hours.getByLabel('Get in touch after accepting within')).toHaveValue('3')
  await expect(hours.getByRole('list', { name: 'Holidays' }).getByLabel('Name')).toHaveValue('Republic Day')
})

test('[ST-12] [ST-13] five switches for notifications, all on except SMS', async ({ page }) => {
  await openSettings(page)
  const switches = section(page, 'Notification Settings').getByRole('switch')
  const states = await switches.evaluateAll((all) =>
    (all as HTMLInputElement[]).map((each) => [each.labels?.[0]?.textContent, each.checked]),
  )
  expect(states).toEqual([
    ['E-mail notifications', true],
    ['SMS notifications', false],
    ['Application updates', true],
    ['Payment updates', true],
    ['Project updates', true],
  ])
})

test('kinds that the company turns off can’t be selected, and the person’s choice applies again afterwards', async ({
  page,
}) => {
  const admin = await openSettings(page)
  await inDatabase('delete from notification_preferences where user_id = $1', [admin.id])
  const setApplicationUpdates = async (on: boolean) => {
    await page.goto('/admin/settings')
    await page.getByRole('switch', { name: 'Application updates' }).setChecked(on)
    await save(page)
    await expectToast(page, 'Settings saved successfully')
    await page.goto('/admin/account')
  }
  const box = (channel: string) =>
    page.getByRole('checkbox', { name: `Someone applies for a job: ${channel}` })
  await page.goto('/admin/account')
  await box('Daily digest').click()
  await expect(box('Daily digest')).toBeChecked()
  await expect(page.getByText('Saved.')).toBeVisible()
  await setApplicationUpdates(false)
  await expect(box('Daily digest')).toBeDisabled()
  await expect(box('Daily digest')).not.toBeChecked()
  await expect(box('Daily digest')).toHaveAccessibleDescription(
    'E-mails about this are switched off for everyone.',
  )
  await expect(box('In app')).toBeEnabled()
  await setApplicationUpdates(true)
  await expect(box('Daily digest')).toBeEnabled()
  await expect(box('Daily digest')).toBeChecked()
})

test('[ST-15] [TO-13] saved settings are stored, confirmed and still there after a reload', async ({
  page,
}) => {
  await openSettings(page)
  await page.getByRole('button', { name: 'Add GSTIN' }).click()
  await page.getByLabel('GSTIN', { exact: true }).fill('36aaact0000k1zv')
  await page.getByRole('button', { name: 'Add upcoming rate' }).click()
  const rate = page.getByRole('list', { name: 'Upcoming tax rates' }).getByRole('listitem')
  await rate.getByLabel('Rate', { exact: true }).fill('20')
  await typeDay(page, 'From', '2035-04-01')
  await page.getByRole('switch', { name: 'SMS notifications' }).check()
  const bar = page.getByRole('group', { name: 'Unsaved changes' })
  await expect(bar).toContainText('3 unsaved changes Upcoming tax rates, Our GSTINs, SMS notifications')
  await bar.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Settings saved successfully')
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('GSTIN', { exact: true })).toHaveValue('36AAACT0000K1ZV')
  await expect(rate.getByLabel('Rate', { exact: true })).toHaveValue('20')
  await expect(page.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  expect(await inDatabase(`select rate::float from tax_rates where effective_from = '2035-04-01'`)).toEqual([
    { rate: 20 },
  ])
  await rate.getByRole('button', { name: 'Remove upcoming rate 1' }).click()
  await save(page)
  await expectToast(page, 'Settings saved successfully')
  await page.reload()
  await expect(page.getByLabel('GSTIN', { exact: true })).toBeVisible()
  await expect(rate).toHaveCount(0)
})

test('[API-31] data entered on every screen that once only pretended to save is stored', async ({ page }) => {
  test.setTimeout(120_000)
  await openSettings(page)
  await page.getByLabel('From name').fill('Trusswell office')
  await save(page)
  await expectToast(page, 'Settings saved successfully')
  const stored = `select section from settings where value ->> 'fromName' = 'Trusswell office'`
  expect(await inDatabase(stored)).toEqual([{ section: 'email' }])
  await resetSettings()
  await expectEnteredDataStored(page)
})

test('[TO-18] a failed save is reported, and the typed values stay', async ({ page }) => {
  await openSettings(page)
  await page.route('**/api/admin/settings', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('From name').fill('Trusswell office')
  await save(page)
  await expectToast(page, 'Error', 'Failed to save settings')
  await expect(page.getByLabel('From name')).toHaveValue('Trusswell office')
  await page.getByRole('link', { name: 'Payments', exact: true }).first().click()
  const leaving = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await leaving.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('From name')).toHaveValue('Trusswell office')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByLabel('From name')).toHaveValue('')
  await expect(page.getByRole('group', { name: 'Unsaved changes' })).toBeHidden()
})

test('a secret asks for the password, is never shown again, and can be replaced and removed', async ({
  page,
}) => {
  const admin = await openSettings(page)
  await inDatabase(`update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`, [
    admin.id,
  ])
  const razorpay = gateway(page, 'Razorpay')
  await razorpay.getByLabel('Webhook secret', { exact: true }).fill('whsec-first')
  const ask = async () => {
    const answer = await page.request.post('/api/admin/settings/test-gateway/razorpay', {
      headers: { origin: new URL(page.url()).origin },
      data: { secret: 'x' },
    })
    return ((await answer.json()) as { code?: string }).code
  }
  // Each of the two API processes caches a session for two seconds.
  await expect
    .poll(async () => new Set(await Promise.all([ask(), ask(), ask(), ask()])))
    .toEqual(new Set(['reauth_required']))
  await save(page)
  const asking = page.getByRole('dialog', { name: /password/ })
  await asking.getByLabel('Current password').fill(process.env['E2E_PASSWORD'] ?? '')
  await asking.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Settings saved successfully')
  const stored = secret(page, 'Razorpay', 'Webhook secret')
  await expect(stored).toContainText(new RegExp(`Set on \\d+ \\w+ \\d{4} by ${admin.name}`))
  await expect(secret(page, 'Razorpay', 'Previous webhook secret')).toHaveCount(0)

  await stored.getByRole('button', { name: 'Replace' }).click()
  await expect(razorpay.getByLabel('New webhook secret')).toBeFocused()
  await razorpay.getByLabel('New webhook secret').fill('whsec-second')
  await save(page)
  const previous = secret(page, 'Razorpay', 'Previous webhook secret')
  await expect(previous).toContainText('Set on')
  await previous.getByRole('button', { name: 'Remove' }).click()
  await stored.getByRole('button', { name: 'Remove' }).click()
  await expect(stored).toContainText('It will be removed when you save.')
  await save(page)
  await expect(previous).toHaveCount(0)
  await expect(razorpay.getByLabel('Webhook secret', { exact: true })).toHaveValue('')
  const answer = await (await page.request.get('/api/admin/settings')).text()
  expect(answer).not.toContain('whsec')
  expect(await inDatabase('select name from settings_secrets')).toEqual([])
})

test('two admins at once: both versions are shown, and a colleague’s change appears by itself', async ({
  page,
  baseURL,
}) => {
  await openSettings(page)
  await changeByApi(page, baseURL, ({ emailSettings }) => (emailSettings['smtpUser'] = 'theirs'))
  await expect(page.getByLabel('SMTP user')).toHaveValue('theirs')
  // The live message must not arrive before saving.
  await page.getByLabel('SMTP user').fill('mine')
  await page.getByLabel('From name').fill('Mine as well')
  await changeByApi(page, baseURL, ({ emailSettings }) =>
    Object.assign(emailSettings, { smtpUser: 'theirs again', smtpHost: 'smtp.theirs.example' }),
  )
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the settings' })
  await expect(dialog.getByRole('row').filter({ hasText: 'SMTP user' })).toContainText('minetheirs again')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expectToast(page, 'Settings saved successfully')
  await expect(page.getByLabel('SMTP host')).toHaveValue('smtp.theirs.example')
  await expect(page.getByLabel('SMTP user')).toHaveValue('mine')
  await expect(page.getByLabel('From name')).toHaveValue('Mine as well')
})

test('a gateway test explains what is missing', async ({ page }) => {
  await openSettings(page)
  const razorpay = gateway(page, 'Razorpay')
  await razorpay.getByRole('button', { name: 'Test connection' }).click()
  await expect(razorpay.getByRole('status')).toContainText('Enter the key secret first.')
  await page.getByRole('button', { name: 'Send test e-mail' }).click()
  await expect(page.getByText('No SMTP host yet.')).toBeVisible()
})
