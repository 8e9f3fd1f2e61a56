import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { beOwn, insertProject, putOnTeam } from './project-rows.ts'

const desk = { viewport: { width: 1440, height: 1000 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const thread = (page: Page) => page.getByRole('log')
export const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const message = (page: Page, text: string): Locator =>
  thread(page).getByRole('article').filter({ hasText: text })
export const tool = (of: Locator, name: string) => of.getByRole('button', { name })
export const banner = (page: Page) => page.locator('.chat-trouble')

/** A client and the manager of one of its projects, each in a separate browser. */
export async function openRoom(browser: Browser, baseURL: string | undefined, look: object = desk) {
  const enter = async (role: 'client' | 'manager') => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      ...look,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    return { context, page, person: await beOwn(page, role) }
  }
  const client = await enter('client')
  const manager = await enter('manager')
  const project = await insertProject(client.person)
  await putOnTeam(project, manager.person)
  const pages = [client.page, manager.page]
  return {
    client,
    manager,
    project,
    pages,
    open: () => Promise.all(pages.map((page) => openChat(page, project))),
    close: () => Promise.all([client.context.close(), manager.context.close()]),
  }
}

export async function openChat(page: Page, project: string): Promise<void> {
  await page.goto(`/dashboard/projects/${project}?tab=chat`)
  await expect(thread(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-live')
}

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await sendButton(page).click()
  await expect(message(page, text)).toBeVisible()
}

/** Sent by a request; open rooms receive it by their socket. */
export async function sayByApi(
  page: Page,
  origin: string,
  project: string,
  content: string,
): Promise<string> {
  for (;;) {
    const answer = await page.request.post(`/api/projects/${project}/messages`, {
      headers: { origin },
      data: { content },
    })
    // The limit is five a second.
    if (answer.status() === 429) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      continue
    }
    expect(answer.status(), await answer.text()).toBe(201)
    return ((await answer.json()) as { id: string }).id
  }
}
