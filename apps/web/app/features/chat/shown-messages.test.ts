// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { firstShown, lastShown } from './shown-messages.ts'

/** Blocks of messages with the given heights; a block without messages is empty space. */
function makeList(blocks: { seqs: number[]; height: number }[]) {
  const list = document.createElement('div')
  let top = 0
  for (const { seqs, height } of blocks) {
    const block = document.createElement('div')
    place(block, top, top + height)
    seqs.forEach((seq, at) => {
      const message = document.createElement('article')
      message.dataset['seq'] = String(seq)
      const each = height / seqs.length
      place(message, top + at * each, top + (at + 1) * each)
      block.append(message)
    })
    list.append(block)
    top += height
  }
  return list
}
function place(element: Element, top: number, bottom: number) {
  element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect
}
const seqOf = (element: Element | null) => element?.getAttribute('data-seq')

test('the first and the last message on screen are found among blocks and empty space', () => {
  const list = makeList([
    { seqs: [], height: 1_000 },
    { seqs: [41, 44], height: 200 },
    { seqs: [81, 82, 83, 84], height: 400 },
    { seqs: [], height: 60 },
  ])
  expect([seqOf(firstShown(list, 1_000)), lastShown(list, 1_450)]).toEqual(['41', 82])
  expect([seqOf(firstShown(list, 1_101)), lastShown(list, 1_600)]).toEqual(['44', 84])
  // All of the last message is above the line, although the space below it isn't.
  expect(lastShown(list, 1_630)).toBe(84)
  expect(lastShown(list, 1_700)).toBe(84)
  expect(firstShown(list, 500)).toBe(list.children[0])
  expect(lastShown(list, 500)).toBeNull()
  expect([firstShown(makeList([]), 0), lastShown(makeList([]), 0)]).toEqual([null, null])
})
