/**
 * Rows and cards have `data-row`. Of their controls `data-edit` edits the row, `data-next` takes its next step, and
 * `data-choose` selects it.
 */

const rowsOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-row]')].filter((row) => row.checkVisibility())

const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('main [data-row]') ?? null

/** Focuses what opens the next or previous row, so that Enter works by itself. */
export function focusRow(step: 1 | -1): boolean {
  const rows = rowsOnPage()
  const from = focusedRow()
  const at = from ? rows.indexOf(from) + step : 0
  const control = rows[Math.min(Math.max(at, 0), rows.length - 1)]
  const opener = control && openerOf(control)
  opener?.focus()
  return opener !== undefined
}

/** Focuses the first row once the list has loaded, unless the focus has moved. */
export function focusFoundRow(): void {
  const field = document.activeElement
  const end = Date.now() + patience
  const look = () => {
    if (document.activeElement !== field) return
    const isLoading = document.querySelector('main [aria-busy=true]') !== null
    if (!isLoading && focusRow(1)) return
    if (Date.now() < end) setTimeout(look, 50)
  }
  look()
}

const patience = 3000

/** Rows without a control of their own for editing have it in their menu. */
export function editFocusedRow(): boolean {
  const row = focusedRow()
  const control = row?.querySelector<HTMLElement>('[data-edit]') ?? row?.querySelector<HTMLElement>(menu)
  control?.click()
  return control !== null && control !== undefined
}

const pressInRow = (selector: string): boolean => press(focusedRow()?.querySelector<HTMLElement>(selector))

export const takeNextStep = () => pressInRow('[data-next]')
export const chooseFocusedRow = () => pressInRow('[data-choose]')

/** All rows that are shown, or none if all are selected. */
export const chooseAllRows = () => press(document.querySelector<HTMLElement>('main [data-choose-all]'))

/** An action for the selected rows; without a selection there is none. */
export const pressBulkKey = (key: string) =>
  press(document.querySelector<HTMLElement>(`main [data-bulk-key=${key}]`))

function press(control: HTMLElement | null | undefined): boolean {
  control?.click()
  return control !== null && control !== undefined
}

export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role=search] input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}

const titleControl = ['th', 'h2', 'h3'].flatMap((title) => [`${title} a`, `${title} button`]).join()
const menu = '[aria-haspopup]'
const anyControl = 'button, a[href]'

function openerOf(row: HTMLElement): HTMLElement | undefined {
  const first = (selector: string) => row.querySelector<HTMLElement>(selector)
  return first('[data-open]') ?? first(titleControl) ?? first('[data-edit]') ?? first(anyControl) ?? undefined
}
