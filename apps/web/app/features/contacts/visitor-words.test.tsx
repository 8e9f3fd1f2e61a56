// @vitest-environment jsdom
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { VisitorWords } from './visitor-words.tsx'

afterEach(cleanup)

const sent = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@mils.example',
  phone: null,
  company: 'Deccan Mils',
}
const contact = {
  ...sent,
  phone: '+91 98480 22338',
  company: 'Deccan Mills',
  subject: 'Chiller plant',
  message: 'Please call.',
  call_window: null,
} as ContactSubmission

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('what was sent stays visible beside corrected contact data', () => {
  render(<VisitorWords contact={{ ...contact, original: sent }} />)
  expect(shown()).toEqual([
    'Asha Rao',
    'asha@mils.example',
    '+91 98480 22338Originally left empty',
    'Deccan MillsSent as: Deccan Mils',
    'Chiller plant',
    'Please call.',
  ])
})

test('without a correction there is nothing beside them', () => {
  render(<VisitorWords contact={{ ...contact, original: null }} />)
  expect(shown().slice(0, 4)).toEqual(['Asha Rao', 'asha@mils.example', '+91 98480 22338', 'Deccan Mills'])
})
