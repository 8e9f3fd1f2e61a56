/**
 * As the `ref` of a control that is removed by its own action: what surrounds it takes the focus. Not the whole page, whose
 * start is farther away than the place that browsers remember.
 */
export const passFocusOn = (control: HTMLElement | null) => () => {
  if (!control?.contains(document.activeElement)) return
  const around = control.parentElement?.closest<HTMLElement>('[tabindex="-1"]:not(main)')
  around?.focus({ preventScroll: true })
}
