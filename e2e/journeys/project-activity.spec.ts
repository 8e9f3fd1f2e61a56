import { expect, type Page } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, inDatabase } from './admin-lists.ts'
import { openRoom } from './chat-parts.ts'
import { dayFromNow, insertMilestone, shown } from './project-rows.ts'

const activity = (page: Page) => page.getByRole('region', { name: /^Activity$/ })

/** The section is loaded when it comes into view. */
async function toActivity(page: Page) {
  await page
    .getByRole('region', { name: /^(Risks|Change requests)/ })
    .last()
    .scrollIntoViewIfNeeded()
  await expect(activity(page)).toBeVisible()
}
const risks = (page: Page) => page.getByRole('region', { name: /^Risks/ })
const expenses = (page: Page) => page.getByRole('region', { name: /^Expenses/ })
const details = (project: string) => `/dashboard/projects/${project}?tab=details`

test('staff read who changed what, with links; clients only what concerns them', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  await insertMilestone(project, dayFromNow(8), { title: 'Chilled water piping' })
  const { page } = manager
  await client.page.goto(details(project))
  await toActivity(client.page)
  await expect(activity(client.page)).toContainText('Changes to this project will appear here.')
  await page.goto(details(project))
  await expenses(page).getByRole('button', { name: 'Add Expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Expense' })
  await dialog.getByLabel('Description').fill('Crane hire')
  await dialog.getByLabel('Amount').fill('48500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toActivity(page)
  await expect(activity(page)).toContainText(`${manager.person.name} added the expense “Crane hire”, ₹48,500`)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await page.getByRole('button', { name: 'Complete Chilled water piping' }).click()
  await expect(page.getByText('Waiting for the client’s acceptance since')).toBeVisible()

  // On the client's open page, without a reload.
  await expect(activity(client.page)).toContainText(
    `${manager.person.name} completed the milestone “Chilled water piping”`,
  )
  await expect(activity(client.page)).not.toContainText('Crane hire')
  await activity(client.page).getByRole('link', { name: '“Chilled water piping”' }).click()
  await expect(client.page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true')

  await page.goto(details(project))
  await toActivity(page)
  await activity(page).getByRole('link', { name: '“Crane hire”' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Expense' })).toBeVisible()
  await page.keyboard.press('Escape')

  await inDatabase(
    `insert into project_activity (project_id, actor_id, entity, entity_id, action, change)
     select $1, $2, 'project', $1, 'changed', jsonb_build_object('current_phase', 'Phase ' || n)
     from generate_series(1, 30) n`,
    [project, manager.person.id],
  )
  await page.reload()
  await toActivity(page)
  await expect(activity(page).getByRole('listitem')).toHaveCount(10)
  await activity(page).getByRole('button', { name: 'Load more' }).click()
  await expect(activity(page).getByRole('listitem')).toHaveCount(20)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await close()
})

test('a risk has an owner and a review date that the manager’s overview lists; an expense has its bill', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { client, manager, project, close } = await openRoom(browser, baseURL)
  const { page } = manager
  await page.goto(details(project))
  await risks(page).getByRole('button', { name: 'Add Risk' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Risk' })
  await dialog.getByLabel('Title').fill('Crane permit may come late')
  await dialog.getByLabel('Owner').selectOption(manager.person.name)
  await dialog.getByLabel('Mitigation').fill('Apply at two offices')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = risks(page).getByRole('listitem').filter({ hasText: 'Crane permit' })
  await expect(row).toContainText('Apply at two offices')
  await expect(row).toContainText(manager.person.name)
  await inDatabase('update risks set review_on = $2 where project_id = $1', [project, dayFromNow(-2)])
  await page.reload()
  await expect(row).toContainText(`review was due on ${shown(dayFromNow(-2))}`)
  await page.goto('/manager')
  const overdue = page.getByRole('region', { name: /^Overdue/ })
  await expect(overdue).toContainText('Risk to review')
  await overdue.getByRole('link', { name: 'Crane permit may come late' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Risk' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')

  await expenses(page).getByRole('button', { name: 'Add Expense' }).click()
  const form = page.getByRole('dialog', { name: 'New Expense' })
  await form.getByLabel('Description').fill('Crane hire')
  await form.getByLabel('Amount').fill('48500')
  await form.getByRole('checkbox', { name: 'Share with client' }).check()
  await form.locator('input[type=file]').setInputFiles({
    name: 'Bill 17.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ),
  })
  await expect(form.getByText('Bill 17.pdf')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const bill = expenses(page).getByRole('link', { name: 'Bill 17.pdf' })
  await expect(bill).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), bill.click()])
  expect(download.suggestedFilename()).toBe('Bill 17.pdf')
  await client.page.goto(details(project))
  await expect(expenses(client.page)).toContainText('Crane hire')
  await expect(expenses(client.page)).not.toContainText('Bill 17')
  await close()
})
