// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReleaseFocus } from './release-focus.tsx'

afterEach(cleanup)

const view = (page: string, removed = false) => (
  <main>
    <button>Stays</button>
    <ReleaseFocus page={page}>{removed ? <p>Next page</p> : <button>Goes</button>}</ReleaseFocus>
  </main>
)

test('an element is removed without the focus', () => {
  const { rerender } = render(view('/one'))
  const button = screen.getByText('Goes')
  let blurred = false
  button.addEventListener('blur', () => (blurred = button.isConnected))
  button.focus()
  rerender(view('/two', true))
  expect(blurred).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

test('an element that stays has the focus again', () => {
  const { rerender } = render(view('/one'))
  screen.getByText('Stays').focus()
  rerender(view('/two', true))
  expect(document.activeElement).toBe(screen.getByText('Stays'))
})
