import { expect, test, type Page } from '@playwright/test'
import { inDatabase, ownWord } from './admin-lists.ts'
import { beOwn, insertPayment, insertProject, makePerson, putOnTeam } from './project-rows.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search, go to or create' })
const found = (page: Page, group: string) =>
  palette(page).getByRole('group', { name: group, exact: true }).getByRole('menuitem')

async function search(page: Page, word: string) {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await page.keyboard.type(word)
}

async function insertFile(project_id: string, name: string): Promise<void> {
  const id = crypto.randomUUID()
  await inDatabase(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'project', $2, 'application/pdf', 1000, repeat('0', 64), 'clean', now())`,
    [id, name],
  )
  await inDatabase(
    `insert into project_files (file_id, project_id, visibility, uploader_name) values ($1, $2, 'everyone', 'Farhan')`,
    [id, project_id],
  )
}

test('a client finds a project, a payment and a file by a word, and opens each', async ({ page }) => {
  const word = ownWord()
  const client = await beOwn(page, 'client')
  const project = await insertProject(client, { title: `Clinic ${word}` })
  await insertPayment(client, project, { description: `Running bill ${word}` })
  await insertFile(project, `Riser ${word}.pdf`)
  await page.goto('/client')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search(page, word)
  await expect(found(page, 'Projects')).toContainText([`Clinic ${word}`])
  await expect(found(page, 'Files')).toContainText([`Riser ${word}.pdf`])
  await found(page, 'Payments')
    .filter({ hasText: `Running bill ${word}` })
    .click()
  await expect(page.getByRole('dialog', { name: `Running bill ${word}` })).toBeVisible()
  await page.keyboard.press('Escape')

  await search(page, word)
  await found(page, 'Files').click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${project}\\?tab=details&item=`))
  await expect(
    page
      .getByRole('region', { name: /^Files/ })
      .getByRole('listitem')
      .filter({ hasText: word }),
  ).toBeFocused()
})

test('a manager finds a contact of a client’s project, and none of other clients', async ({ page }) => {
  const word = ownWord()
  const manager = await beOwn(page, 'manager')
  const [client, other] = [
    await makePerson('client', `Asha ${word}`),
    await makePerson('client', `Meena ${word}`),
  ]
  const project = await insertProject(client)
  await putOnTeam(project, manager)
  await insertProject(other)
  await page.goto('/manager')
  await expect(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible()
  await search(page, word)
  await expect(found(page, 'Client contacts')).toHaveCount(1)
  await found(page, 'Client contacts').click()
  await expect(
    page.getByRole('region', { name: 'Client contacts' }).getByRole('listitem').filter({ hasText: word }),
  ).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the palette is shown before its keyboard is open, and nothing behind it can be tapped', async ({
    page,
  }) => {
    await beOwn(page, 'client')
    await page.goto('/client')
    const button = page.getByRole('button', { name: 'Search, go to or create' })
    // What a tap hits two frames after the palette was added: its field, and the scrim above the bar at the bottom.
    const hits = page.evaluate(
      () =>
        new Promise<(string | undefined)[]>((resolve) => {
          new MutationObserver((_, observer) => {
            const field = document.querySelector('.ui-palette input')?.getBoundingClientRect()
            if (!field) return
            observer.disconnect()
            const hit = (x: number, y: number) => document.elementFromPoint(x, y)?.className
            const both = () => [hit(field.right - 9, field.bottom - 9), hit(innerWidth / 2, innerHeight - 20)]
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(both())))
          }).observe(document, { childList: true, subtree: true })
        }),
    )
    await button.tap()
    expect(await hits).toEqual([expect.stringContaining('Input'), expect.stringContaining('ui-scrim')])
  })
})
