// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLostFocus } from './use-lost-focus.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Page() {
  useLostFocus()
  const [there, setThere] = useState(['card', 'own', 'page'])
  const button = (name: string, then?: () => void) =>
    there.includes(name) && (
      <button
        onClick={() => {
          setThere(there.filter((each) => each !== name))
          then?.()
        }}
      >
        {name}
      </button>
    )
  return (
    <main tabIndex={-1}>
      <section aria-label="Devices">{button('card')}</section>
      <section aria-label="Files">
        {button('own', () => setTimeout(() => screen.getByText('Better').focus(), 400))}
        <button>Better</button>
      </section>
      <div>{button('page')}</div>
    </main>
  )
}

async function press(name: string) {
  const button = screen.getByText(name)
  button.focus()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
}

test('the card around a control that is removed with the focus takes it', async () => {
  render(<Page />)
  await press('card')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Devices' }))
})

test('a screen that knows a better place has the time to take it', async () => {
  render(<Page />)
  await press('own')
  expect(document.activeElement).toBe(screen.getByText('Better'))
})

test('neither the page takes it, nor a card whose control only lost it', async () => {
  render(<Page />)
  await press('page')
  expect(document.activeElement).toBe(document.body)
  screen.getByText('Better').focus()
  screen.getByText('Better').blur()
  document.body.append(document.createElement('p'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(document.activeElement).toBe(document.body)
})
