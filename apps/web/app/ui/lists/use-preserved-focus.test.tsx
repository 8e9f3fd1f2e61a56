// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { usePreservedFocus } from './use-preserved-focus.ts'

afterEach(cleanup)

function Example({ byRow }: { byRow: boolean }) {
  const [rows, setRows] = useState(['a', 'b', 'c'])
  const { region, preserveFocus } = usePreservedFocus()
  return (
    <section ref={region} tabIndex={-1} aria-label="Rows">
      {rows.map((row, place) => (
        <p key={row} data-row>
          <button
            onClick={() => {
              setRows(rows.filter((each) => each !== row))
              preserveFocus(byRow ? place : undefined)
            }}
          >
            {row}
          </button>
        </p>
      ))}
    </section>
  )
}

function remove(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const focused = () => document.activeElement?.textContent

test('a removed row passes the focus to the row that takes its place, and the last one to the row before', async () => {
  render(<Example byRow />)
  remove('b')
  await waitFor(() => expect(focused()).toBe('c'))
  remove('c')
  await waitFor(() => expect(focused()).toBe('a'))
  remove('a')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rows' })))
})

test('without a place, the list takes the focus', async () => {
  render(<Example byRow={false} />)
  remove('b')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rows' })))
})
