// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useLinkedRow } from './use-linked-row.ts'
import { useOpen } from './use-open.ts'

// jsdom has none.
Element.prototype.scrollIntoView = vi.fn<() => void>()
afterEach(cleanup)

function Example() {
  const { linkTo } = useLinkedRow()
  const { opened, open, close } = useOpen()
  return (
    <>
      <Link to="?item=lift">See the lift</Link>
      <button onClick={() => open('dialog')}>Open</button>
      {opened && <button onClick={close}>Close</button>}
      <ul>
        <li {...linkTo('lift')}>Lift</li>
        <li {...linkTo('tiles')}>Tiles</li>
      </ul>
    </>
  )
}

const show = (path: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', Component: Example }], { initialEntries: [path] })}
    />,
  )
const focused = () => document.activeElement?.textContent
function press(name: string) {
  const control = screen.getByText(name)
  control.focus()
  fireEvent.click(control)
}

test('each use of a link focuses its row, also of the link that the page was opened by', () => {
  show('/?item=lift')
  expect(focused()).toBe('Lift')
  for (let time = 0; time < 2; time += 1) {
    press('See the lift')
    expect(focused()).toBe('Lift')
  }
})

test('the row doesn’t take the focus from a dialog that opens and closes later', async () => {
  show('/?item=lift')
  press('Open')
  expect(focused()).toBe('Open')
  press('Close')
  await vi.waitFor(() => expect(screen.queryByText('Close')).toBeNull())
  expect(focused()).toBe('Open')
})
