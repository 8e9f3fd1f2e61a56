// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorPanel } from './error-panel.tsx'
import { LoadMore } from './load-more.tsx'

afterEach(cleanup)

function List() {
  const [pages, setPages] = useState(0)
  return (
    <main tabIndex={-1}>
      <section tabIndex={-1} aria-label="Rows">
        {pages === 0 && <ErrorPanel message="Failed to load rows" onRetry={() => setPages(1)} />}
        {pages > 0 && <LoadMore note={`Page ${pages}`} more={pages < 3} onMore={() => setPages(pages + 1)} />}
      </section>
      {pages === 0 && <ErrorPanel message="Failed to load the page" onRetry={() => setPages(1)} />}
    </main>
  )
}

function press(button: HTMLElement | undefined) {
  button?.focus()
  fireEvent.click(button!)
}

const focused = () => document.activeElement

test('a list takes the focus of Retry once it has loaded, and its last line that of Load more', () => {
  render(<List />)
  press(screen.getAllByRole('button', { name: 'Retry' })[0])
  expect(focused()).toBe(screen.getByRole('region', { name: 'Rows' }))
  press(screen.getByRole('button', { name: 'Load more' }))
  expect(focused()).toBe(screen.getByRole('button', { name: 'Load more' }))
  press(screen.getByRole('button', { name: 'Load more' }))
  expect(focused()).toBe(screen.getByText('Page 3').parentElement)
})

test('the page doesn’t take the focus', () => {
  render(<List />)
  press(screen.getAllByRole('button', { name: 'Retry' })[1])
  expect(focused()).toBe(document.body)
})
