import { expect, test } from '@playwright/test'
import { item, openGallery, settle } from './open-gallery.ts'

test('a pending button keeps its focus and does nothing', async ({ page }) => {
  await openGallery(page, { sheet: 'G-02' })
  const button = item(page, 'button').getByRole('button', { name: 'Sending…' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await expect(item(page, 'button').getByText('pressed 0')).toBeVisible()
  await item(page, 'button').getByRole('button', { name: 'Finish' }).click()
  await item(page, 'button').getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(item(page, 'button').getByText('pressed 1')).toBeVisible()
})

test('an error is tied to its field, and the summary leads to it', async ({ page }) => {
  await openGallery(page, { sheet: 'G-03' })
  const field = item(page, 'form-error-summary').getByLabel('Title')
  await expect(field).toHaveAccessibleDescription('Title must be 3 to 100 characters')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await item(page, 'form-error-summary')
    .getByRole('link', { name: 'Enter a ten-digit number' })
    .press('Enter')
  await expect(item(page, 'form-error-summary').getByLabel('Phone')).toBeFocused()
})

test('checkbox, switch and radios answer to space and arrows', async ({ page }) => {
  await openGallery(page, { sheet: 'G-04' })
  const checkbox = page.getByLabel('Call me before you visit')
  await checkbox.press('Space')
  await expect(checkbox).toBeChecked()
  const weekly = page.getByRole('switch', { name: 'Weekly summary' })
  await weekly.press('Space')
  await expect(weekly).toBeChecked()
  const stage = item(page, 'segments').getByRole('radio', { name: 'Reviewing' })
  await stage.press('ArrowRight')
  await expect(item(page, 'segments').getByRole('radio', { name: 'Interviewed' })).toBeChecked()
})

test('a select opens, moves and picks by keyboard', async ({ page }) => {
  await openGallery(page, { sheet: 'G-06' })
  const select = await settle(item(page, 'select').getByRole('button', { name: 'Role' }))
  await select.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  // Otherwise the page would scroll below the fixed header, which closes the list.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-top', '0px')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'HVAC Site Engineer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(select).toContainText('HVAC Site Engineer')
  await expect(select).toBeFocused()
})

test('a combobox filters while typing and picks by keyboard', async ({ page }) => {
  await openGallery(page, { sheet: 'G-06' })
  const input = await settle(item(page, 'combobox').getByRole('combobox', { name: 'Client' }))
  await input.focus()
  await page.keyboard.type('keer')
  await expect(page.getByRole('option')).toHaveCount(15)
  await page.keyboard.press('ArrowDown')
  await expect(input).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('Keerthana Shetty 3')
})

test('a date is typed day first, or picked from the calendar by keyboard', async ({ page }) => {
  await openGallery(page, { sheet: 'G-06' })
  const dates = await settle(item(page, 'date-picker'))
  await dates.getByRole('spinbutton', { name: /day, Start date/ }).focus()
  await page.keyboard.type('24122026')
  await dates.getByRole('button', { name: /Start date/ }).press('Enter')
  const calendar = page.getByRole('dialog')
  await expect(calendar.getByRole('heading')).toHaveText('December 2026')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(dates.getByRole('spinbutton', { name: /day, Start date/ })).toHaveText('25')
})

test('a number groups in lakh and crore and steps by arrow', async ({ page }) => {
  await openGallery(page, { sheet: 'G-06' })
  const cost = item(page, 'number-field').getByLabel('Estimated cost')
  await expect(cost).toHaveValue('9,70,00,000.00')
  const floors = item(page, 'number-field').getByRole('textbox', { name: 'Number of floors' })
  await floors.press('ArrowUp')
  await expect(floors).toHaveValue('6')
})

test('a file of another kind is refused with a reason, a right one can be removed', async ({ page }) => {
  await openGallery(page, { sheet: 'G-05' })
  const drop = item(page, 'file-drop')
  const input = drop.getByLabel('Resume')
  await input.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(drop.getByText('Please choose a PDF or Word document')).toBeVisible()
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await expect(drop.getByText('Please choose a PDF or Word document')).toBeHidden()
  await drop.getByRole('button', { name: 'Remove cv.pdf' }).click()
  await expect(drop.getByText('cv.pdf')).toBeHidden()
})

test('the theme switch stores the choice and sets it on the document', async ({ page }) => {
  await openGallery(page, { sheet: 'G-04' })
  await item(page, 'segments').getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await item(page, 'segments').getByRole('radio', { name: 'Auto' }).check({ force: true })
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
