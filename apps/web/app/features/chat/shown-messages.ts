/** Finds messages by their position on screen with a binary search, because there may be thousands. */

const messagesOf = (block: Element) => block.querySelectorAll('[data-seq]')

/** The first message whose lower edge is below this line, or its block if that isn't rendered yet. */
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

/** The first item for which the test holds; it must hold for all items after it. */
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
