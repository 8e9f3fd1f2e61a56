// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Opening } from '../openings.ts'
import ApplyDialog from './apply-dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockClear())

function open() {
  const job = { id: 'hvac-technician', title: 'HVAC Technician', location: 'Hyderabad, India' } as Opening
  render(
    <MemoryRouter>
      <ApplyDialog job={job} onClose={onClose} />
    </MemoryRouter>,
  )
}
const escape = () => fireEvent.keyDown(screen.getByLabelText('Full name'), { key: 'Escape' })
const type = () => fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Sravani Reddy' } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const file = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' })
const choose = () => fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [file] } })

test.each([
  ['what was typed', type],
  ['a chosen resume', choose],
])('Escape asks before %s is lost; Cancel doesn’t', (_what, enter) => {
  open()
  enter()
  escape()
  expect(screen.getByText('Discard your changes?')).toBeTruthy()
  press('Keep editing')
  expect(onClose).not.toHaveBeenCalled()
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes an empty application', () => {
  open()
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})
