// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { takeLostFocus } from './take-lost-focus.ts'

afterEach(cleanup)

function Question() {
  const [answered, setAnswered] = useState(false)
  return (
    <>
      <h1 ref={answered ? takeLostFocus : undefined} tabIndex={answered ? -1 : undefined}>
        {answered ? 'Done' : 'Sure?'}
      </h1>
      {!answered && <button onClick={() => setAnswered(true)}>Yes</button>}
      <input aria-label="Email" />
    </>
  )
}

test('the answer takes the focus of the button that it replaces', () => {
  render(<Question />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Done' }))
})

test('the focus stays where the person has moved it', () => {
  render(<Question />)
  screen.getByLabelText('Email').focus()
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})
