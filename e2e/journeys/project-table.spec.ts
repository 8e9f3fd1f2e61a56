import { expect, test, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, ownWord } from './admin-lists.ts'
import { openProjects } from './admin-project-list.ts'
import { beOwn, dayFromNow, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const names = (page: Page) => page.getByRole('table', { name: 'Projects' }).getByRole('rowheader')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })

test('the table is sorted and filtered, opens a project, and the breadcrumb leads back to it', async ({
  page,
  baseURL,
}) => {
  const client = await makePerson('client')
  const manager = await makePerson('manager')
  const word = ownWord()
  const late = { end_date: dayFromNow(-3), status: 'in_progress' }
  const managed = await insertProject(client, { title: `Beta ${word}`, ...late })
  await insertProject(client, { title: `alpha ${word}`, end_date: dayFromNow(3) })
  await insertProject(client, { title: `Gamma ${word}`, end_date: dayFromNow(90) })
  await putOnTeam(managed, manager)
  await openProjects(page, baseURL, `?q=${word}`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Table' }).click()
  await expect(names(page)).toHaveText([`Gamma ${word}`, `alpha ${word}`, `Beta ${word}`])

  await head(page, 'Project').getByRole('link').click()
  await expect(names(page)).toHaveText([`alpha ${word}`, `Beta ${word}`, `Gamma ${word}`])
  await expect(head(page, 'Project')).toHaveAttribute('aria-sort', 'ascending')
  await head(page, 'Due').getByRole('link').click()
  await expect(names(page)).toHaveText([`Beta ${word}`, `alpha ${word}`, `Gamma ${word}`])
  await head(page, 'Due').getByRole('link').click()
  await expect(names(page)).toHaveText([`Gamma ${word}`, `alpha ${word}`, `Beta ${word}`])

  await page.getByLabel('Due', { exact: true }).selectOption('Overdue')
  await expect(names(page)).toHaveText([`Beta ${word}`])
  await page.getByLabel('Project manager').selectOption('Without a manager')
  await expect(page.getByText('No projects match the search and filters.')).toBeVisible()
  await page.getByLabel('Project manager').selectOption(manager.name)
  await expect(names(page)).toHaveText([`Beta ${word}`])
  await expectAccessibleInBothThemes(page)
  const filtered = page.url()

  await page.getByRole('cell', { name: client.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Beta ${word}` })).toBeVisible()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL(filtered)
  await expect(names(page)).toHaveText([`Beta ${word}`])

  // The view is remembered; the filters are not.
  await page.goto(`/admin/projects?q=${word}`)
  await expect(names(page)).toHaveCount(3)
  await names(page).first().getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Gamma ${word}` })).toBeVisible()
})

test('a manager has the table too, and on a phone the first project is near the top', async ({ page }) => {
  const manager = await beOwn(page, 'manager')
  const word = ownWord()
  await putOnTeam(await insertProject(await makePerson('client'), { title: `Delta ${word}` }), manager)
  await page.goto(`/manager/projects?q=${word}&view=table&sort=-title`)
  await expect(names(page)).toHaveText([`Delta ${word}`])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expect(names(page)).toBeVisible()
  expect((await names(page).boundingBox())?.y).toBeLessThan(420)
  await expect(page.getByRole('navigation', { name: 'Status' })).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'On Hold' }).click()
  await expect(page.getByText('No projects match the search and filters.')).toBeVisible()
})
