// @vitest-environment jsdom
import type { Application } from '@trusswell/domain/applications.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationSource } from './application-source.ts'
import { EditApplicationDialog } from './edit-application-dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const application = {
  id: 'a',
  reference: 'TW-A-1',
  applicant_name: 'Asha Rao',
  email: 'asha@people.example',
  position: 'Electrician',
  experience: 3,
  skills: ['Panels'],
  status: 'pending',
  notes: null,
  resume: null,
  resume_url: null,
  rejection_reason: null,
  rejection_note: null,
  withdrawn_at: null,
  created_at: '2026-11-10T05:30:00Z',
  version: 1,
} as unknown as Application
const source = {
  key: ['applications'],
  interviews: async () => [],
  history: async () => [],
} as unknown as ApplicationSource
const template = { subject: 'Your application', body: 'Please come to our office.', html: '' }

// A busy machine takes seconds to render a dialog.
const slow = { timeout: 15_000 }
const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockClear())

/** As it opens after a card of the board was moved. */
async function openMoved() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditApplicationDialog
        application={application}
        editable="progress"
        nextStatus="interviewed"
        source={source}
        positions={[]}
        resumeUrl=""
        preview={async () => template}
        save={async () => application}
        onSaved={() => undefined}
        onFailed={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Text', {}, slow)
}
const escape = () => fireEvent.keyDown(screen.getByLabelText('Notes'), { key: 'Escape' })
const write = (text: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } })
const question = () => screen.queryByRole('alert')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

test('a status that only comes from the board is dropped without a question', async () => {
  await openMoved()
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape asks before a rewritten e-mail is lost, and not once it is as in the template again', async () => {
  await openMoved()
  write('Please come to the site.')
  escape()
  expect(question()).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
  press('Keep editing')
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Please come to the site.')
  write(template.body)
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape asks before an e-mail is lost that was rewritten for another status, or that isn’t to be sent', async () => {
  await openMoved()
  choose('Accepted')
  await screen.findByLabelText('Text', {}, slow)
  write('Welcome.')
  choose('Interviewed')
  escape()
  expect(question()).toBe('Discard your changes?')
  cleanup()
  await openMoved()
  fireEvent.click(screen.getByRole('checkbox', { name: /^E-mail the applicant/ }))
  escape()
  expect(question()).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
})
