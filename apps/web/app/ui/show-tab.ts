/** A narrow screen shows only some of the tabs, so the selected one is scrolled to the middle, with the next frame. */
export function showTab(tab: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    const row = tab?.parentElement
    if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  })
  return () => cancelAnimationFrame(frame)
}
