// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFileDrop } from './use-file-drop.ts'

afterEach(cleanup)

function open() {
  const onFiles = vi.fn<(files: File[]) => void>()
  function Panel() {
    const { isOver, handlers } = useFileDrop(onFiles)
    return (
      <section aria-label="Messages" {...handlers}>
        <textarea aria-label="Message" />
        {isOver && <p>Drop files to attach them</p>}
      </section>
    )
  }
  render(<Panel />)
  const box = screen.getByRole('textbox')
  const isPrevented = (event: Event) => {
    fireEvent(box, event)
    return event.defaultPrevented
  }
  return {
    onFiles,
    isOver: () => screen.queryByText('Drop files to attach them') !== null,
    dragOver: (types: string[]) => isPrevented(createEvent.dragOver(box, { dataTransfer: { types } })),
    // jsdom has no drag events, and leaves this out of others.
    leaveFor: (relatedTarget: Element) =>
      isPrevented(Object.assign(createEvent.dragLeave(box), { relatedTarget })),
    drop: (types: string[], files: File[] = []) =>
      isPrevented(createEvent.drop(box, { dataTransfer: { types, files } })),
    box,
  }
}

test('files are taken, with a hint while they are dragged over the conversation', () => {
  const { onFiles, isOver, dragOver, leaveFor, drop, box } = open()
  expect([dragOver(['Files']), isOver()]).toEqual([true, true])
  leaveFor(box)
  expect(isOver()).toBe(true)
  leaveFor(document.body)
  expect(isOver()).toBe(false)
  dragOver(['Files'])
  const plan = new File(['x'], 'plan.pdf')
  expect([drop(['Files'], [plan]), isOver()]).toEqual([true, false])
  expect(onFiles.mock.calls).toEqual([[[plan]]])
})

test('dragged text is left to the message box', () => {
  const { onFiles, isOver, dragOver, drop } = open()
  expect([dragOver(['text/plain']), isOver()]).toEqual([false, false])
  expect(drop(['text/plain'])).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})

test('a file that can’t be read isn’t opened in place of the page', () => {
  const { onFiles, drop } = open()
  expect(drop(['Files'])).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})
