import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectToast } from './admin-lists.ts'
import {
  expect,
  goodPassword,
  linkIn,
  mailTo,
  newAddress,
  openLive,
  people,
  signInByApi,
} from './identity.ts'

async function invite(page: Page): Promise<{ email: string; link: string }> {
  await signInByApi(page, people.admin.email)
  const email = newAddress()
  const invited = await page.request.post('/api/admin/users', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { name: 'Ravi Teja', email, role: 'manager' },
  })
  expect(invited.status(), await invited.text()).toBe(201)
  return { email, link: linkIn(await mailTo(page, email, 'You’re invited'), '/invite') }
}

test('an invited manager chooses a password and gets to the manager’s dashboard', async ({
  page,
  browser,
}) => {
  const { email, link } = await invite(page)
  const theirs = await (await browser.newContext()).newPage()
  const answer = await theirs.goto(link)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(theirs.getByText(`Join as a manager. You’ll sign in as ${email}.`)).toBeVisible()
  await expect(theirs.getByLabel('Name')).toHaveValue('Ravi Teja')
  await theirs.mouse.move(40, 40)
  await expect(theirs.locator('html')).toHaveAttribute('data-live')
  await expectAccessibleInBothThemes(theirs)
  await theirs.getByLabel('Password').fill(goodPassword)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL('/manager')
  await expectToast(theirs, 'Success', 'Account created successfully')
  await expect(theirs.getByRole('region', { name: 'Confirm your e-mail address' })).toBeHidden()

  const again = await (await browser.newContext()).newPage()
  await openLive(again, link)
  await expect(again.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
})

test('no log contains the token of an invitation, neither of a new link nor of an old one', async ({
  page,
  browser,
}) => {
  const { link } = await invite(page)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  expect(token).toMatch(/^[\w-]{36}\.\d+\.[\w-]{43}$/)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(link)
  await theirs.goto(`/invite/${token}`)
  await expect(theirs).toHaveURL(link)
  await theirs.getByLabel('Password').fill(goodPassword)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL('/manager')

  const logs = async () => {
    const names = ['access.log', 'web.log', 'api-1.log', 'api-2.log', 'worker.log']
    const directory = process.env['E2E_DIRECTORY'] ?? ''
    return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
  }
  // The edge flushes its log once a second.
  await expect.poll(async () => (await logs())[0]).toContain('"path":"/invite/[redacted]"')
  await expect.poll(async () => (await logs())[1]).toContain('"path":"/invite/[redacted]"')
  for (const log of await logs()) expect(log.includes(token)).toBe(false)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the invitation works as well', async ({ page, browser }) => {
    const { link } = await invite(page)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const theirs = await context.newPage()
    await theirs.goto(link)
    await theirs.getByLabel('Password').fill(goodPassword)
    await theirs.getByRole('button', { name: 'Create Account' }).click()
    await expect(theirs).toHaveURL('/dashboard')
    expect((await context.cookies()).map(({ name }) => name)).toContain('session')
  })
})
