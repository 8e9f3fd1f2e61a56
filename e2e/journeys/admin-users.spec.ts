import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import {
  clickWhenReady,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  ownWord,
  signIn,
  toast,
} from './admin-lists.ts'

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const menuOf = (page: Page, text: string) => row(page, text).getByRole('button', { name: /^Actions for/ })
const confirmButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name })
const roleDialog = (page: Page) => page.getByRole('dialog', { name: 'Change role' })

/** People that only this test finds, the first one newest; every second one is deactivated. */
async function insertUsers(count: number): Promise<string> {
  const word = ownWord()
  await inDatabase(
    `insert into users (id, name, email, role, email_verified, deactivated_at, last_active_at, created_at)
     select gen_random_uuid(), 'Ravi Teja ' || n, $1 || n || '@client.example', 'client', true,
            case when n % 2 = 0 then now() end, case when n = 1 then '2026-11-11T10:42:00Z'::timestamptz end,
            now() - n * interval '1 minute' from generate_series(1, $2) n`,
    [word, count],
  )
  return word
}

async function openList(page: Page, baseURL: string | undefined, word: string) {
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto(`/admin/users?q=${word}`)
  await expect(rows(page).first()).toBeVisible()
}

async function act(page: Page, text: string, entry: string) {
  await menuOf(page, text).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('[UM-01] [UM-02] [UM-03] a table of active and deactivated users', async ({ page, baseURL }) => {
  const word = await insertUsers(2)
  await openList(page, baseURL, word)
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Role',
    'Status',
    'Last Active',
    'Actions',
  ])
  await expect(rows(page)).toHaveCount(2)
  await expect(row(page, `${word}1@`)).toContainText(/Ravi Teja 1.*Client.*Active.*11 Nov 2026, 4:12 pm/)
  await expect(row(page, `${word}2@`)).toContainText(/Client.*Inactive.*Never/)
  await expect(row(page, `${word}1@`).locator('time')).toHaveAttribute('title', / IST/)
})

test('[UM-04] Add User invites a manager, who accepts by the mail and lands on /manager', async ({
  page,
  baseURL,
  browser,
}) => {
  test.setTimeout(60_000)
  const email = `${ownWord()}@trusswell.example`
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add User' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await dialog.getByLabel('Name').fill('Kavya Iyer')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('Manager')
  // Escape asks before the entries are lost.
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Discard your changes?')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expectToast(page, `Invitation sent to ${email}`)
  await expect(dialog).toBeHidden()

  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await theirs.goto(await invitationPath(email))
  await theirs.mouse.move(100, 100)
  await theirs.getByLabel('Password', { exact: true }).fill('quiet-granite-71-lotus')
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL(/\/manager$/)
  await page.goto(`/admin/users?q=${email}`)
  await expect(row(page, email)).toContainText(/Kavya Iyer.*Manager.*Active/)
})

test('[UM-05] the search box and Filters query the server and are stored in the URL', async ({
  page,
  baseURL,
}) => {
  const word = await insertUsers(30)
  await openList(page, baseURL, '')
  await page.getByRole('searchbox').fill(word)
  await expect(rows(page)).toHaveCount(25)
  await expect(rows(page).first()).toContainText(`${word}1@`)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page)).toHaveCount(30)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Inactive' }).click()
  await expect(rows(page)).toHaveCount(15)
  await page.getByRole('navigation', { name: 'Role' }).getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByText('No users match the search and filters.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}&status=inactive&role=admin$`))
  await page.goBack()
  await expect(rows(page)).toHaveCount(15)
  await page.reload()
  await expect(rows(page)).toHaveCount(15)
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveAttribute('aria-expanded', 'true')
})

test('[UM-06] each row offers role, status, signing out and deleting', async ({ page, baseURL }) => {
  test.setTimeout(60_000)
  const word = await insertUsers(1)
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  await page.goto(`/admin/users?q=${word}`)
  await act(page, word, 'Change role')
  await expect(page).toHaveURL(/[?&]open=/)
  await roleDialog(page)
    .getByRole('radio', { name: /^Manager/ })
    .check()
  await roleDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Ravi Teja 1 is now Manager')
  await expect(row(page, word)).toContainText('Manager')
  await act(page, word, 'Deactivate')
  await clickWhenReady(confirmButton(page, 'Deactivate'))
  await expect(row(page, word)).toContainText('Inactive')
  await act(page, word, 'Reactivate')
  await expectToast(page, 'Ravi Teja 1 can sign in again')
  await act(page, word, 'Sign out everywhere')
  await confirmButton(page, 'Sign out').click()
  await expectToast(page, 'Ravi Teja 1 is signed out everywhere')
})

test('a deleted user can be restored from the toast and from Recently deleted', async ({ page, baseURL }) => {
  const word = await insertUsers(2)
  await openList(page, baseURL, word)
  const deleteFirst = async () => {
    await act(page, `${word}1@`, 'Delete')
    await clickWhenReady(confirmButton(page, 'Delete'))
    await expect(rows(page)).toHaveCount(1)
    await expectToast(page, 'User deleted successfully')
  }
  await deleteFirst()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expectToast(page, 'User restored successfully')
  await deleteFirst()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await row(page, `${word}1@`).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('No users match the search and filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a role change asks for the password again when the last login was long ago', async ({
  page,
  baseURL,
}) => {
  const word = await insertUsers(1)
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  await inDatabase(
    `update sessions set authenticated_at = now() - interval '1 hour' where id =
      (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1)`,
    ['admin2@trusswell.example'],
  )
  // Each of the two API processes caches a session for two seconds.
  const ask = () => roleChangeCode(page, baseURL)
  await expect
    .poll(async () => new Set(await Promise.all([ask(), ask(), ask(), ask()])))
    .toEqual(new Set(['reauth_required']))
  await page.goto(`/admin/users?q=${word}`)
  await act(page, word, 'Change role')
  await roleDialog(page)
    .getByRole('radio', { name: /^Manager/ })
    .check()
  await roleDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  const asking = page.getByRole('dialog', { name: /password/ })
  await asking.getByLabel('Current password').fill(process.env['E2E_PASSWORD'] ?? '')
  await asking.getByRole('button', { name: 'Continue' }).click()
  await expectToast(page, 'Ravi Teja 1 is now Manager')
  await expect(roleDialog(page)).toBeHidden()
})

test('a role that a colleague changed first is shown beside the chosen one', async ({ page, baseURL }) => {
  const word = await insertUsers(1)
  await openList(page, baseURL, word)
  await act(page, word, 'Change role')
  await roleDialog(page)
    .getByRole('radio', { name: /^Manager/ })
    .check()
  await inDatabase(`update users set role = 'admin', version = version + 1 where email = $1`, [
    `${word}1@client.example`,
  ])
  await roleDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  const both = roleDialog(page).getByRole('alert').filter({ hasText: 'Someone else changed this' })
  await expect(both).toContainText('Admin')
  await expect(both).toContainText('Manager')
  await roleDialog(page).getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Ravi Teja 1 is now Manager')
})

test('[TO-14] the server’s refusal is shown with its own message, and the row is restored', async ({
  page,
  baseURL,
}) => {
  const word = await insertUsers(2)
  await inDatabase(`update users set deleted_at = now(), email = $1 where email = $2`, [
    `${word}2@client.example`,
    `${word}1@client.example`,
  ])
  await openList(page, baseURL, `${word}&deleted=true`)
  await rows(page).getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Error', 'Another account now uses this e-mail address')
  await expect(rows(page)).toHaveCount(1)
})

test('a colleague’s conflicting change is reported and shown', async ({ page, baseURL }) => {
  const word = await insertUsers(2)
  await openList(page, baseURL, word)
  // A change in another test must not refresh the list before the click.
  const lists = '**/api/admin/users?**'
  const clicked = Promise.withResolvers<void>()
  await page.route(lists, async (route) => {
    await clicked.promise
    await route.continue()
  })
  await inDatabase(`update users set name = 'Ravi Varma', version = version + 1 where email = $1`, [
    `${word}2@client.example`,
  ])
  await act(page, `${word}2@`, 'Reactivate')
  await expectToast(
    page,
    'Error',
    'Someone else changed this in the meantime. Please check it and try again.',
  )
  clicked.resolve()
  await expect(row(page, `${word}2@`)).toContainText('Ravi Varma')
  await act(page, `${word}2@`, 'Reactivate')
  await expectToast(page, 'Ravi Varma can sign in again')
})

test('on their own row an admin sees why role, status and deleting are unavailable', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL, 'admin1@trusswell')
  await expect(row(page, 'admin1@')).toContainText('You')
  await menuOf(page, 'admin1@').click()
  for (const [entry, rule] of [
    ['Change role', 'You can’t change your own role or status.'],
    ['Deactivate', 'You can’t change your own role or status.'],
    ['Delete', 'You can’t delete your own account here.'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: entry })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText(rule)
  }
})

test('users are accessible in both themes, menu and dialogs too', async ({ page, baseURL }) => {
  test.setTimeout(60_000)
  const word = await insertUsers(2)
  await openList(page, baseURL, `${word}&role=client`)
  await expectAccessibleInBothThemes(page)
  await menuOf(page, `${word}1@`).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await expect(roleDialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(menuOf(page, `${word}1@`)).toBeFocused()
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('dialog', { name: 'Add User' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('users are cards, long names wrap, and touch targets are 56 px', async ({ page, baseURL }) => {
    const word = await insertUsers(2)
    await inDatabase(`update users set name = $1 where email = $2`, [
      'Venkatasatyanarayanachandrasekhara '.repeat(3).trim(),
      `${word}1@client.example`,
    ])
    await openList(page, baseURL, word)
    await expectNoSidewaysScroll(page)
    const box = await menuOf(page, `${word}1@`).boundingBox()
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(56)
  })
})

async function invitationPath(email: string): Promise<string> {
  const find = async () => {
    const mails: { to: { address: string }[]; html: string }[] = await (
      await fetch(`${process.env['E2E_MAIL_PAGE']}/email`)
    ).json()
    const mail = mails.find(({ to }) => to[0]?.address === email)
    return /\/invite\?token=[\w.~-]+/.exec(mail?.html ?? '')?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 20_000 }).not.toBe('')
  return find()
}

async function roleChangeCode(page: Page, origin = ''): Promise<string> {
  const answer = await page.request.patch(`/api/admin/users/${crypto.randomUUID()}`, {
    headers: { origin },
    data: { version: 1, role: 'client' },
  })
  return (await answer.json()).code
}
