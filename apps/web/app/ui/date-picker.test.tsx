// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DatePicker } from './date-picker.tsx'

afterEach(cleanup)

const bounds = { minValue: '2000-01-01', maxValue: '2026-11-16' }

/** Changes the day by keyboard and leaves the field. */
function press(key: 'ArrowUp' | 'ArrowDown') {
  const [day] = screen.getAllByRole('spinbutton')
  act(() => day?.focus())
  if (day) fireEvent.keyDown(day, { key })
  const whileTyping = document.querySelector('.ui-error')?.textContent ?? null
  act(() => day?.blur())
  return { whileTyping, afterwards: document.querySelector('.ui-error')?.textContent ?? null }
}

test.each([
  ['2026-11-16', 'ArrowUp', 'Choose 16 November 2026 or an earlier day'],
  ['2026-11-15', 'ArrowUp', null],
] as const)('from %s by %s, a day outside the bounds is reported on blur', (from, key, words) => {
  render(<DatePicker label="Transfer date" {...bounds} defaultValue={from} />)
  expect(press(key)).toEqual({ whileTyping: null, afterwards: words })
})

test('a day before the first one is reported too, and the form’s own error takes precedence', () => {
  const later = { ...bounds, minValue: '2026-11-10' }
  const { rerender } = render(<DatePicker label="Transfer date" {...later} defaultValue="2026-11-10" />)
  expect(press('ArrowDown').afterwards).toBe('Choose 10 November 2026 or a later day')
  rerender(<DatePicker label="Transfer date" {...later} defaultValue="2026-11-10" error="Choose a date" />)
  expect(document.querySelector('.ui-error')?.textContent).toBe('Choose a date')
})
