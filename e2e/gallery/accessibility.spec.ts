import { expect, test, type Page } from '@playwright/test'
import { axeFindings, colourFindings } from '../axe-findings.ts'
import { item, openGallery, settle } from './open-gallery.ts'

// Colours are measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// axe reads all stylesheets each time.
test.describe.configure({ timeout: 180_000 })

const opened: { name: string; part: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'menu',
    part: '[role=menu]',
    open: async (page) => (await settle(item(page, 'menu').getByRole('button', { name: 'Options' }))).click(),
  },
  {
    name: 'select',
    part: '[role=listbox]',
    open: async (page) =>
      (await settle(item(page, 'select').getByRole('button', { name: 'Position' }))).click(),
  },
  {
    name: 'combobox',
    part: '[role=listbox]',
    open: async (page) => (await settle(item(page, 'combobox').getByRole('button').first())).click(),
  },
  {
    name: 'date picker',
    part: '[role=dialog]',
    open: async (page) => (await settle(item(page, 'date-picker').getByRole('button').first())).click(),
  },
  {
    name: 'dialog',
    part: '[role=dialog]',
    open: (page) => page.getByRole('button', { name: 'Open dialog' }).click(),
  },
  {
    name: 'drawer',
    part: '[role=dialog]',
    open: (page) => page.getByRole('button', { name: 'Open drawer' }).click(),
  },
  {
    name: 'confirm dialog',
    part: '[role=alertdialog]',
    open: (page) => page.getByRole('button', { name: 'Ask, danger' }).click(),
  },
  { name: 'command palette', part: '[role=dialog]', open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'toast',
    part: '.ui-toast',
    open: (page) => page.getByRole('button', { name: 'Show error' }).click(),
  },
  {
    name: 'tooltip',
    part: '[role=tooltip]',
    open: async (page) => {
      await page.keyboard.press('Tab')
      const trigger = page.getByRole('button', { name: 'Time zone' })
      await (await settle(trigger)).focus()
    },
  },
]

for (const theme of ['light', 'dark'] as const) {
  // One visit, because the gallery is the longest page.
  test(`axe finds nothing in any item, nor in any overlay, ${theme}`, async ({ page }) => {
    await openGallery(page, { theme })
    await expect(page.locator('[data-gallery-item]').first()).toBeVisible()
    const find = theme === 'light' ? axeFindings : colourFindings
    expect(await find(page)).toEqual([])
    for (const { name, part, open } of opened) {
      await open(page)
      await expect(page.locator(part).first()).toBeVisible()
      // Screen readers still read the page behind a dialog.
      expect(await find(page, name === 'dialog' ? undefined : part), name).toEqual([])
      await page.keyboard.press('Escape')
      if (name === 'toast') await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
      await expect(page.locator(part), name).toHaveCount(0)
    }
  })
}
