import { expect, type Page } from '@playwright/test'
import { signIn } from './admin-lists.ts'

export const cards = (page: Page) => page.getByRole('article')
export const card = (page: Page, title: string) => cards(page).filter({ hasText: title })
export const dialog = (page: Page) => page.getByRole('dialog')
export const choose = (page: Page, filter: string, name: string) =>
  page.getByRole('navigation', { name: filter }).getByRole('link', { name, exact: true }).click()

export async function openProjects(page: Page, origin: string | undefined, query = '') {
  await signIn(page, origin ?? '', 'admin1')
  await page.goto(`/admin/projects${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
}

/** Selects a client by typing their name. */
export async function pickClient(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Client' }).fill(name)
  await page.getByRole('option', { name }).click()
}
