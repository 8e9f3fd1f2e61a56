import { expect, type Page, test } from '@playwright/test'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  inDatabase,
  ownWord,
  signIn,
} from './admin-lists.ts'
import { dayFromNow, insertPayment, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const table = (page: Page) => page.getByRole('table', { name: /^Running projects with/ })
const row = (page: Page, title: string) => table(page).getByRole('row').filter({ hasText: title })

/** Forty running projects of four managers; one has a forecast and payments. */
async function fortyProjects(word: string): Promise<void> {
  const client = await makePerson('client', `Kaveri Mills ${word}`)
  const managers = await Promise.all(
    ['Asha', 'Bala', 'Charu', 'Deepa'].map((name) => makePerson('manager', `${name} ${word}`)),
  )
  for (let at = 0; at < 40; at += 1) {
    const id = await insertProject(client, {
      title: `Block ${String(at).padStart(2, '0')} ${word}`,
      status: at % 3 === 0 ? 'planning' : 'in_progress',
      start_date: dayFromNow(-200 + at * 9),
      end_date: dayFromNow(60 + at * 9),
      ...(at === 0
        ? {
            agreed_value_paise: 1_00_00_000_00,
            agreed_tax_rate: 18,
            forecast_earliest: dayFromNow(80),
            forecast_latest: dayFromNow(140),
          }
        : {}),
    })
    const manager = managers[at % 4]
    if (manager) await putOnTeam(id, manager)
    if (at !== 0) continue
    await insertPayment(client, id, {
      amount_paise: 45_00_000_00,
      status: 'completed',
      credited_paise: 45_00_000_00,
    })
    await insertPayment(client, id, { amount_paise: 2_50_000_00 })
  }
}

test('the portfolio is a tab of the projects: schedule, health and cash by manager and by client', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = ownWord()
  await fortyProjects(word)
  await signIn(page, baseURL ?? '', 'admin1')
  await page.goto('/admin/projects')
  const tabs = page.getByRole('navigation', { name: 'Projects', exact: true })
  await expect(tabs.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page')
  // By keyboard, past the new requests.
  await tabs.getByRole('link', { name: 'List' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/projects\/portfolio$/)
  await expect(tabs.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page')

  await page.goto(`/admin/projects/portfolio?q=${word}`)
  await expect(row(page, 'Block')).toHaveCount(40)
  const groups = table(page).getByRole('rowheader', { name: new RegExp(`^(Asha|Bala|Charu|Deepa) ${word}`) })
  await expect(groups).toHaveCount(4)
  const first = row(page, `Block 00 ${word}`)
  for (const text of ['₹1.2 Cr', '₹45 L', '₹2.5 L', `Kaveri Mills ${word}`, 'Forecast: ', '% done'])
    await expect(first).toContainText(text)
  await expect(row(page, `Block 01 ${word}`)).toContainText('No forecast yet')
  await expect(row(page, `Block 01 ${word}`)).toContainText('Not agreed')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('navigation', { name: 'Group by' }).getByRole('link', { name: 'By client' }).click()
  await expect(table(page).getByRole('rowheader', { name: `Kaveri Mills ${word}`, exact: true })).toHaveCount(
    1,
  )
  await expect(row(page, `Block 01 ${word}`)).toContainText(`Bala ${word}`)

  // The worker stores the health used by the filter.
  await inDatabase(`update projects set health = 'late' where title = $1`, [`Block 07 ${word}`])
  await page.getByRole('navigation', { name: 'Health' }).getByRole('link', { name: 'Late' }).click()
  await expect(row(page, 'Block')).toHaveCount(1)

  // The client is found by name.
  const other = await makePerson('client', `Godavari Foods ${word}`)
  await insertProject(other, { title: `Cold room ${word}`, status: 'in_progress' })
  await page.goto(`/admin/projects/portfolio?q=${word}`)
  await expect(row(page, 'Block')).toHaveCount(40)
  const client = page.getByRole('combobox', { name: 'Client' })
  await client.fill(`Godavari Foods ${word}`)
  await page.getByRole('option', { name: `Godavari Foods ${word}` }).click()
  await expect(page).toHaveURL(/[?&]organisation=/)
  await expect(row(page, 'Cold room')).toHaveCount(1)
  await expect(row(page, 'Block')).toHaveCount(0)
  await page.reload()
  await expect(client).toHaveValue(`Godavari Foods ${word}`)
  await expect(row(page, 'Cold room')).toHaveCount(1)
  await expect(row(page, 'Block')).toHaveCount(0)
  await client.click()
  await page.getByRole('option', { name: 'All clients' }).click()
  await expect(client).toHaveAttribute('aria-expanded', 'false')
  await expect(client).toHaveValue('')
  await expect(row(page, 'Block')).toHaveCount(40)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/projects/portfolio?q=${word}`)
  await expect(row(page, 'Block')).toHaveCount(40)
  await expect(first.getByText('₹45 L')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})

test('the portfolio without projects, and one that fails to load', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '', 'admin1')
  const lists = /\/api\/admin\/portfolio\?/
  await page.route(lists, (route) => route.fulfill({ json: { data: [], next_cursor: null } }))
  await page.goto('/admin/projects/portfolio')
  await expect(page.getByText('No running projects.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.unroute(lists)
  await page.route(lists, (route) =>
    route.fulfill({ status: 500, json: { message: 'Try later', code: 'internal', request_id: 'req-79' } }),
  )
  await page.goto('/admin/projects/portfolio?q=nothing')
  await expect(page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })).toContainText('req-79')
})
