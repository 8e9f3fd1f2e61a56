import { expect, test } from '@playwright/test'
import { item, openGallery, settle } from './open-gallery.ts'

test('a menu opens, wraps and closes by keyboard, and restores the focus', async ({ page }) => {
  await openGallery(page, { sheet: 'G-12' })
  const trigger = await settle(item(page, 'menu').getByRole('button', { name: 'Options' }))
  await trigger.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(trigger).toBeFocused()
})

for (const name of ['Open dialog', 'Open drawer']) {
  test(`${name}: the focus is trapped, Escape closes and restores it`, async ({ page }) => {
    await openGallery(page, { sheet: 'G-12' })
    const trigger = page.getByRole('button', { name })
    await trigger.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
  })
}

const asked = [
  {
    button: 'Ask, danger',
    title: 'Delete this project?',
    confirm: 'Delete project',
    cancel: 'Keep it',
    tone: 'danger',
  },
  {
    button: 'Ask, warning',
    title: 'Put the project on hold?',
    confirm: 'Put on hold',
    cancel: 'Cancel',
    tone: 'warning',
  },
  { button: 'Ask, info', title: 'Send the report?', confirm: 'Send', cancel: 'Cancel', tone: 'info' },
]

for (const { button, title, confirm, cancel, tone } of asked) {
  test(`[AP-17] a confirmation in the style ${tone} has title, message and both labels`, async ({ page }) => {
    await openGallery(page, { sheet: 'G-12' })
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('alertdialog', { name: title })
    await expect(dialog).toHaveAttribute('data-tone', tone)
    await expect(dialog.locator('.ui-confirm-message')).not.toBeEmpty()
    await expect(dialog.getByRole('button', { name: cancel })).toBeFocused()
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('answer: confirmed')).toBeVisible()
  })
}

test('[AP-17] the default style is danger, and Escape cancels', async ({ page }) => {
  await openGallery(page, { sheet: 'G-12' })
  await page.getByRole('button', { name: 'Ask, defaults' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(dialog).toHaveAttribute('data-tone', 'danger')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('answer: cancelled')).toBeVisible()
})

test('the command palette opens on Ctrl+K, filters and goes', async ({ page }) => {
  await openGallery(page, { sheet: 'G-08' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to or create' })
  await expect(palette.getByRole('menuitem')).toHaveCount(6)
  await page.keyboard.type('company')
  await expect(palette.getByRole('menuitem')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(/went=settings/)
})

test('the command palette reports no matches, and Escape closes it', async ({ page }) => {
  await openGallery(page, { sheet: 'G-08' })
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to or create' })
  await page.keyboard.type('zzz')
  await expect(palette.getByText('No matches')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('a tooltip shows on keyboard focus', async ({ page }) => {
  await openGallery(page, { sheet: 'G-12' })
  await page.keyboard.press('Tab')
  const trigger = page.getByRole('button', { name: 'Time zone' })
  await (await settle(trigger)).focus()
  await expect(page.getByRole('tooltip')).toContainText('in Hyderabad')
})
