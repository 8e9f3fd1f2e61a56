import { test } from '../test.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  expectToast,
  inDatabase,
  signIn,
} from './admin-lists.ts'
import { expect, goodPassword, linkIn, mailTo, newAddress, openLive } from './identity.ts'

const subject = 'You’re invited'
const noLonger = { name: 'This invitation is no longer valid' }

test('an admin sends an expired invitation again: the old link is void, the new one works; another is revoked', async ({
  page,
  baseURL,
  browser,
}) => {
  await signIn(page, baseURL ?? '', 'admin2', { fresh: true })
  const invite = async (email: string) => {
    const answer = await page.request.post('/api/admin/users', {
      data: { name: 'Ravi Teja', email, role: 'manager' },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return linkIn(await mailTo(page, email, subject), '/invite')
  }
  const [lapsed, unwanted] = [newAddress(), newAddress()]
  const oldLink = await invite(lapsed)
  const unwantedLink = await invite(unwanted)
  await inDatabase(`update invitations set expires_at = now() - interval '1 day' where email = $1`, [lapsed])

  await page.goto('/admin')
  await page.getByRole('link', { name: /Invitations? expiring or expired/ }).click()
  await expect(page).toHaveURL('/admin/users/invitations?state=lapsing')
  const row = (email: string) => page.getByRole('row').filter({ hasText: email })
  await expect(row(lapsed)).toContainText('Expired')
  await expect(row(unwanted)).toBeHidden()
  await page.getByRole('button', { name: `Send again: invitation to ${lapsed}` }).click()
  await expectToast(page, `New invitation sent to ${lapsed}`)
  await expect(row(lapsed)).toBeHidden()

  await page.goto(`/admin/users/invitations?q=${unwanted}`)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: `Revoke the invitation to ${unwanted}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(row(unwanted)).toContainText('Revoked')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)

  const theirs = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  for (const link of [oldLink, unwantedLink]) {
    await openLive(theirs, link)
    await expect(theirs.getByRole('heading', noLonger)).toBeVisible()
  }
  let newLink = oldLink
  await expect
    .poll(async () => (newLink = linkIn(await mailTo(page, lapsed, subject), '/invite')))
    .not.toBe(oldLink)
  await openLive(theirs, newLink)
  await theirs.getByLabel('Password').fill(goodPassword)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL('/manager')
})
