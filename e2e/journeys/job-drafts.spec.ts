import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectToast, inDatabase, ownWord, signIn } from './admin-lists.ts'
import { choose } from './applications-list.ts'

/** Filtered, because that page isn't cached. */
async function positionsShown(visitor: Page): Promise<string[]> {
  await visitor.goto('/careers?area=horticulture')
  return visitor.getByRole('table', { name: 'Positions' }).getByRole('rowheader').allTextContents()
}

test('a position is prepared as a draft, which visitors don’t see, and published when it is ready', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const title = `Head Gardener ${ownWord()}`
  const path = `/careers/${title.toLowerCase().replaceAll(' ', '-')}`
  const visitor = await browser.newPage(baseURL ? { baseURL } : {})
  await signIn(page, baseURL ?? '', 'manager1')
  await page.goto('/manager/jobs')
  await page.getByRole('button', { name: 'Open a Position' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a Position' })
  await choose(dialog, 'Draft, for staff only')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Department').fill('Horticulture')
  await dialog.getByLabel('Area').selectOption('horticulture')
  await dialog.getByLabel('Experience').fill('5-8 years')
  await dialog.getByLabel('Description').fill('You look after three campuses.')
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  await expectToast(page, 'Draft saved')

  await page.getByRole('searchbox').fill(title)
  await expect(page).toHaveURL(/q=Head/)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Draft')
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: 'Draft', exact: true })
    .click()
  await expect(page).toHaveURL(/status=draft/)
  await expect(row).toBeVisible()
  await expectAccessible(page)
  expect(await positionsShown(visitor)).not.toContain(title)
  const { data } = (await (await visitor.request.get('/api/jobs?limit=100')).json()) as {
    data: { title: string }[]
  }
  expect(data.map((job) => job.title)).not.toContain(title)

  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await expectToast(page, 'Position published')
  // It is no longer in the list of drafts.
  await expect(row).toBeHidden()
  await expect(async () => expect(await positionsShown(visitor)).toContain(title)).toPass({
    timeout: 30_000,
  })
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  // Other tests read every page of the sitemap.
  await inDatabase('delete from jobs where title = $1', [title])
  await visitor.close()
})
