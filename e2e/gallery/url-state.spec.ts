import { expect, test } from '@playwright/test'
import { item, openGallery, openAt } from './open-gallery.ts'

test('tabs write the URL, and Back restores the tab', async ({ page }) => {
  await openGallery(page, { sheet: 'G-08' })
  const tabs = item(page, 'url-tabs')
  await tabs.getByRole('tab', { name: 'Details' }).press('ArrowRight')
  await expect(page).toHaveURL(/tab=timeline/)
  await expect(tabs.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.getByRole('tabpanel')).toHaveText('Timeline stands here.')
  await page.goBack()
  await expect(tabs.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
})

test('a URL with a tab opens on it', async ({ page }) => {
  await openAt(page, '/gallery?theme=light&sheet=G-08&tab=payments')
  await expect(item(page, 'url-tabs').getByRole('tabpanel')).toHaveText('Payments stands here.')
})

test('filter chips write the URL, drop the cursor and keep the rest', async ({ page }) => {
  await openAt(page, '/gallery?theme=light&sheet=G-08&cursor=c2&q=kondapur')
  const chips = item(page, 'filter-chips')
  await chips.getByRole('link', { name: 'Reviewing' }).press('Enter')
  await expect(page).toHaveURL(/\?theme=light&sheet=G-08&q=kondapur&status=reviewing$/)
  await expect(chips.getByRole('link', { name: 'Reviewing' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(chips.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
})

test('the search field writes the URL and follows Back', async ({ page }) => {
  await openGallery(page, { sheet: 'G-08' })
  const search = item(page, 'filter-chips').getByRole('searchbox')
  await search.fill('chiller')
  await expect(page).toHaveURL(/q=chiller/)
})

test('a column sorts by link and exposes its sort order', async ({ page }) => {
  await openGallery(page, { sheet: 'G-09' })
  const table = item(page, 'table')
  await expect(table.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('link', { name: 'Amount' }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('link', { name: 'Amount' }).press('Enter')
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
})

test('pages go forward by cursor and back to the first', async ({ page }) => {
  await openGallery(page, { sheet: 'G-09' })
  const pager = page.getByRole('navigation', { name: 'Payment pages' })
  await pager.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=c2/)
  await pager.getByRole('link', { name: 'First page' }).click()
  await expect(page).not.toHaveURL(/cursor/)
})

test('a table stays a table for assistive technology when it turns into cards', async ({ page }) => {
  await openGallery(page, { sheet: 'G-09' })
  await page.setViewportSize({ width: 390, height: 844 })
  const table = item(page, 'table').getByRole('table', { name: 'Recent payments' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('rowheader').first()).toContainText('Running bill 04')
})

test('a chart shows its figures as a table', async ({ page }) => {
  await openGallery(page, { sheet: 'G-10' })
  const frame = item(page, 'chart-frame')
  await frame.getByRole('switch', { name: 'View as table' }).press('Space')
  await expect(frame.getByRole('row')).toHaveCount(6)
  await expect(frame.getByRole('row', { name: 'Oct 63' })).toBeVisible()
})
