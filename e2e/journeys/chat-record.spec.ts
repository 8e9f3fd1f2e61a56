import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, expectToast, ownWord } from './admin-lists.ts'
import { beOwn, insertProject, putOnTeam, startOver } from './project-rows.ts'

test('a client’s question is on the manager’s overview, needs no answer, becomes a task, and is in the transcript', async ({
  page,
  browser,
  baseURL,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const [manager, client] = [await beOwn(page, 'manager'), await beOwn(theirs, 'client')]
  await startOver(manager)
  const title = `Gate house ${ownWord()}`
  const project = await insertProject(client, { title })
  await putOnTeam(project, manager)
  const headers = { origin: baseURL ?? '' }
  const ask = async (content: string) => {
    const answer = await theirs.request.post(`/api/projects/${project}/messages`, {
      headers,
      data: { content },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
  const question = await ask('Can the gate be moved? ద్వారం')

  await page.goto('/manager')
  const card = page.getByRole('region', { name: 'Unanswered' })
  await expect(card).toContainText(client.name)
  await expectAccessibleInBothThemes(page)
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByText('Can the gate be moved?')).toBeVisible()
  const waits = page.getByText('Unanswered since')
  await expect(waits).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(waits).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expectToast(page, 'Marked as needing no answer')
  await expect(waits).toBeHidden()
  // A newer one is unanswered again.
  await ask('And when?')
  await expect(waits).toBeVisible()

  const added = await page.request.post(`/api/projects/${project}/tasks`, {
    headers,
    data: { title: 'Move the gate', message_id: question },
  })
  expect(added.status(), await added.text()).toBe(201)
  await page.goto(`/dashboard/projects/${project}?tab=timeline`)
  await page.getByRole('link', { name: 'Open the message behind Move the gate' }).click()
  await expect(page.getByText('Can the gate be moved?')).toBeInViewport()

  await page.getByRole('button', { name: 'Transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download transcript' })
  await expect(dialog).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toMatch(/^conversation-.*\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(dialog).toBeHidden()
  await theirs.context().close()
})
