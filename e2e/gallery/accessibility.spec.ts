import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { item, openGallery, settle } from './open-gallery.ts'

// Colours are measured at rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Axe reads the whole set of sheets each time.
test.describe.configure({ timeout: 120_000 })

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
  test(`axe finds nothing in any item, ${theme}`, async ({ page }) => {
    await openGallery(page, theme)
    await expect(page.locator('[data-gallery-item]').first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  for (const { name, part, open } of opened) {
    test(`axe finds nothing in an open ${name}, ${theme}`, async ({ page }) => {
      await openGallery(page, theme)
      await open(page)
      await expect(page.locator(part).first()).toBeVisible()
      expect(await findings(page, part)).toEqual([])
    })
  }
}

test('axe finds nothing on the page behind an open dialog', async ({ page }) => {
  await openGallery(page)
  await page.getByRole('button', { name: 'Open dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

async function findings(page: Page, part?: string) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
