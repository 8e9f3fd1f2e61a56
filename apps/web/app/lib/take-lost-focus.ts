/** As a ref of what replaces a pressed button: it takes the focus that the browser would drop. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}
