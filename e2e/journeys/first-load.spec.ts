import { expect } from '@playwright/test'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from '../test.ts'
import { beOwn, insertProject, makePerson, putOnTeam } from './project-rows.ts'

// FIRST_LOAD_REPORT=docs/reports/first-load-<day>.json pnpm e2e --project=browser journeys/first-load.spec.ts
const path = process.env['FIRST_LOAD_REPORT']
const tries = 5

test('how long the first load of each dashboard takes, with nothing in the browser’s cache', async ({
  browser,
  baseURL,
}) => {
  test.skip(!path, 'A measurement, without a limit')
  test.setTimeout(180_000)
  const roles = { admin: '/admin', manager: '/manager', client: '/client' } as const
  const report: Record<string, { milliseconds: number[]; median: number }> = {}
  for (const [role, home] of Object.entries(roles)) {
    const milliseconds: number[] = []
    for (let each = 0; each < tries; each++) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
      const page = await context.newPage()
      const person = await beOwn(page, role as keyof typeof roles)
      if (role === 'client') await insertProject(person, { title: 'Narsingi tower' })
      if (role === 'manager') await putOnTeam(await insertProject(await makePerson('client')), person)
      const started = Date.now()
      await page.goto(home)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(main.locator('[aria-busy=true], .ui-skeleton')).toHaveCount(0)
      milliseconds.push(Date.now() - started)
      await context.close()
    }
    report[role] = { milliseconds, median: milliseconds.toSorted((a, b) => a - b)[tries >> 1] ?? 0 }
  }
  await mkdir(dirname(path ?? ''), { recursive: true })
  await writeFile(path ?? '', `${JSON.stringify(report, null, 2)}\n`)
  console.log(JSON.stringify(report))
})
