import { expect, type Page, test } from '@playwright/test'
import { expenseCategoryLabels } from '@trusswell/domain/expense-values.ts'
import { healthLabels } from '@trusswell/domain/insight-health-values.ts'
import type { Health } from '@trusswell/domain/insight-health.ts'
import { formatMoney } from '@trusswell/domain/money.ts'
import { readFile } from 'node:fs/promises'
import { naiveFigures, naiveMoney } from '../../apps/api/test/naive-figures.ts'
import { pdfText } from '../../apps/api/test/pdf-text.ts'
import { insertRows, randomProjects, rowsOf, type RandomProject } from '../../apps/api/test/random-project.ts'
import { inDatabase } from './admin-lists.ts'
import { beOwn, dayFromNow, makePerson } from './project-rows.ts'

// Three in CI; INSIGHT_PROJECTS=200 and another INSIGHT_SEED by command.
const count = Number(process.env['INSIGHT_PROJECTS'] ?? 3)
const seed = Number(process.env['INSIGHT_SEED'] ?? 20261118)

const figureOf = (page: Page, term: string) =>
  page.locator('.stat-tiles > div', { hasText: term }).locator('dd').first()

test(`figures on screen and in the PDF agree with a naive computation, ${count} projects, seed ${seed}`, async ({
  page,
}) => {
  test.setTimeout(60_000 + count * 10_000)
  await beOwn(page, 'admin')
  const { id: client_id } = await makePerson('client')
  const today = dayFromNow(0)
  for (const [at, spec] of randomProjects(count, seed).entries()) {
    const rows = rowsOf(spec, today)
    const id = await insertRows(inDatabase, { rows, client_id, budget: spec.budget })
    await test.step(`project ${at}`, () => compare(page, { id, spec, naive: naiveFigures(rows, today) }))
  }
})

type Compared = { id: string; spec: RandomProject; naive: ReturnType<typeof naiveFigures> }

async function compare(page: Page, { id, spec, naive }: Compared): Promise<void> {
  const health = healthLabels[naive.health as Health]
  await page.goto(`/dashboard/projects/${id}?tab=progress`)
  if (naive.total === 0) {
    await expect(page.getByText('No progress data available')).toBeVisible()
    return
  }
  await expect(figureOf(page, 'Overall Progress')).toHaveText(`${naive.progress}%`)
  await expect(figureOf(page, 'Time Elapsed')).toHaveText(`${naive.elapsed}%`)
  await expect(figureOf(page, 'Tasks Completed')).toHaveText(`${naive.completed}/${naive.total}`)
  await expect(figureOf(page, 'Team Performance')).toHaveText(
    naive.performance === null ? '–' : `${naive.performance}%`,
  )
  await expect(page.getByRole('region', { name: 'Health', exact: true })).toContainText(health)

  await page.goto(`/dashboard/projects/${id}?tab=analytics&range=year`)
  await expect(page.locator('.stat-tiles > div', { hasText: 'Task Completion' })).toContainText(
    `${naive.completed} of ${naive.total} `,
  )
  const { costs } = naiveMoney(spec, { staff: true, days: 365 })
  const shown = page.getByRole('region', { name: 'Cost Breakdown', exact: true }).getByRole('listitem')
  await expect(shown).toHaveCount(Object.keys(costs).length)
  for (const [category, paise] of Object.entries(costs))
    await expect(
      shown.filter({ hasText: expenseCategoryLabels[category as keyof typeof expenseCategoryLabels] }),
    ).toContainText(formatMoney(paise))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Report' }).click()
  const text = await pdfText(await readFile(await (await saved).path()))
  for (const part of [`${naive.progress}%`, `${naive.completed} of ${naive.total}`, health])
    expect(text).toContain(part)
}
