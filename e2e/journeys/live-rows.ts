import { expect, type Browser, type Page } from '@playwright/test'
import { beOwn } from './project-rows.ts'

type Text = string | RegExp

/** A change by another person, and the text that has to appear in, disappear from or change in a list. */
type Change = {
  list: string
  /** The card with the list, or a selector; the page's own list if neither is named. */
  card?: string
  place?: string
  /** Whose pages show it, if not all. */
  only?: Page[]
  before?: Text
  act: () => Promise<unknown>
} & ({ after: Text } | { gone: Text } | { changes: true })

/** The pages that are open while others change what they list. */
type Visit = { on: [page: Page, path: string][]; changes: Change[] }

const within = { timeout: 2_000 }

export async function enter(browser: Browser, origin: string, role: 'admin' | 'manager' | 'client') {
  const page = await (await browser.newContext({ baseURL: origin })).newPage()
  return { page, person: await beOwn(page, role) }
}

/** Sends requests as the person of this page, and returns the answer. */
export const sender =
  (page: Page, origin: string) =>
  async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, data: object = {}) => {
    const headers = { origin, ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}) }
    const answer = await page.request.fetch(path, { method, data, headers })
    const text = await answer.text()
    expect(answer.ok(), `${path}: ${text}`).toBe(true)
    return (text ? JSON.parse(text) : {}) as { id: string; version: number }
  }

/** Opens the page and waits until its socket is connected. */
async function watch(page: Page, path: string): Promise<void> {
  const ready = page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/api/live'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('ready')),
    )
  await page.goto(path)
  await ready
}

/** A card far below is loaded when it is near. */
async function findList(page: Page, { card, place = '.list-body' }: Change) {
  const list = card ? page.getByRole('region', { name: card, exact: true }) : page.locator(place)
  await expect(
    async () => {
      if (card) await page.mouse.wheel(0, 2_000)
      await expect(list).toBeVisible({ timeout: 500 })
    },
    `${card ?? place} on ${page.url()}`,
  ).toPass({ timeout: 10_000 })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  return list
}

/** Opens the pages once, and expects each change on all of them within two seconds. */
export async function follow({ on, changes }: Visit): Promise<void> {
  await Promise.all(on.map(([page, path]) => watch(page, path)))
  for (const change of changes) {
    const expected = await Promise.all(
      on
        .filter(([page]) => change.only?.includes(page) ?? true)
        .map(async ([page, path]) => {
          const name = `${change.list} on ${path}`
          const list = await findList(page, change)
          if (change.before) await expect(list, name).toContainText(change.before)
          if ('gone' in change) {
            await expect(list, name).toContainText(change.gone)
            return () => expect(list, name).not.toContainText(change.gone, within)
          }
          if ('after' in change) {
            await expect(list, name).not.toContainText(change.after)
            return () => expect(list, name).toContainText(change.after, within)
          }
          const now = await list.innerText()
          return () => expect.poll(() => list.innerText(), { message: name, ...within }).not.toBe(now)
        }),
    )
    await change.act()
    await Promise.all(expected.map((check) => check()))
  }
}
