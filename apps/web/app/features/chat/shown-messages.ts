/** Finds messages by their place on screen, by halves, because there may be thousands. */

const messagesOf = (block: Element) => block.querySelectorAll('[data-seq]')

/** The first message whose lower edge is below this line; its block, when that isn't drawn yet. */
export function firstShown(list: Element, line: number): Element | null {
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > line
  const block = firstOf(list.children, isBelow)
  return block && (firstOf(messagesOf(block), isBelow) ?? block)
}

/** The number of the last message whose lower edge is above this line. */
export function lastShown(list: Element, line: number): number | null {
  const isBelow = (element: Element) => element.getBoundingClientRect().bottom > line + 1
  let block = firstOf(list.children, isBelow) ?? list.lastElementChild
  let shown = block ? [...messagesOf(block)].filter((message) => !isBelow(message)) : []
  while (block && shown.length === 0) {
    block = block.previousElementSibling
    shown = block ? [...messagesOf(block)] : []
  }
  const seq = shown.at(-1)?.getAttribute('data-seq')
  return seq ? Number(seq) : null
}

/** The first for which it holds, where it holds for all that follow. */
function firstOf(elements: ArrayLike<Element>, holds: (element: Element) => boolean): Element | null {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const element = elements[middle]
    if (element && holds(element)) high = middle
    else low = middle + 1
  }
  return elements[low] ?? null
}
