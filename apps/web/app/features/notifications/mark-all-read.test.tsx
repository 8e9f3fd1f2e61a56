// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MarkAllRead } from './mark-all-read.tsx'

afterEach(cleanup)

const bar = (unread: number) => (
  <div role="toolbar">
    <MarkAllRead unread={unread} pending={false} onPress={() => {}} />
  </div>
)

test('Mark All Read is offered only while something is unread, and leaves the focus where it was', () => {
  const { rerender } = render(bar(2))
  fireEvent.click(screen.getByRole('button', { name: 'Mark All Read' }))
  rerender(bar(0))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('toolbar').contains(document.activeElement)).toBe(true)
})
