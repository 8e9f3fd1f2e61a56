// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApplicationForm } from './careers/apply/application-form.tsx'
import { ProgressScreen } from './careers/status/progress-screen.tsx'
import { CallBackForm } from './contact/call-back-form.tsx'
import { ContactForm } from './contact/contact-form.tsx'

const receipt = {
  id: '019a8a5e-0000-7000-8000-000000000001',
  reference: 'TW-2611-0042',
  first_name: 'Asha',
  position: 'Architect',
}
vi.mock('../../lib/forms/use-public-form.ts', () => ({
  usePublicForm: () => ({
    state: { phase: 'sent', receipt },
    errors: {},
    again: () => {},
    formProps: { ref: { current: null } },
  }),
}))
afterEach(cleanup)

const view = {
  reference: 'TW-2611-0042',
  position: 'Architect',
  job_id: 'architect',
  applicant_name: 'Ravi Teja',
  status: 'pending' as const,
  next: 'We read every application within five working days.',
  created_at: '2026-11-15T05:30:00Z',
  withdrawn_at: null,
  resume: null,
  interview: null,
  timeline: [],
}
const shown = { state: 'shown' as const, token: 'secret', view }
const fetcher = { state: 'idle', Form: 'form' } as unknown as Parameters<typeof ProgressScreen>[0]['fetcher']

test.each([
  ['a message', <ContactForm key="" reply={undefined} subjects={{}} />],
  ['a call-back request', <CallBackForm key="" reply={undefined} />],
  [
    'an application',
    <ApplicationForm key="" kind="page" job="architect" action="/" titleId="t" reply={undefined} />,
  ],
  ['the status of an application', <ProgressScreen key="" shown={shown} fetcher={fetcher} />],
])('%s is confirmed with the reference that staff find, and no id', (_name, page) => {
  const router = createMemoryRouter([{ path: '/', Component: () => page }])
  render(<RouterProvider router={router} />)
  expect(screen.getByText(/^Reference/).textContent).toBe('Reference TW-2611-0042')
  expect(document.body.textContent).not.toContain(receipt.id)
})
