const focusable = 'input:not([hidden], [type=hidden]), textarea, select, [role=spinbutton], button'

/** The first field that is not right gets the focus; a date's own is its first part. */
export function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector('[data-invalid]')?.querySelector<HTMLElement>(focusable)?.focus()
}
