// @vitest-environment jsdom
import type { OrganisationInvitation } from '@trusswell/domain/organisations.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { InvitationsCard } from './invitations-card.tsx'
import type { PeopleSource } from './organisation-source.ts'

afterEach(cleanup)

const invitation = {
  id: 'i',
  name: 'Sita Rao',
  email: 'sita@firm.example',
  role: 'viewer',
  state: 'sent',
  expires_at: '2026-12-01T06:00:00Z',
} as OrganisationInvitation

function show(source: Partial<PeopleSource>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InvitationsCard
          source={{ key: ['organisations', 'f'], ...source } as unknown as PeopleSource}
          organisation="Deccan Mills"
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  [null, 'Invitations, 1'],
  ['next', 'Invitations, 1+'],
])('the card counts its invitations, also while there are more', async (next_cursor, heading) => {
  show({ invitations: async () => ({ data: [invitation], next_cursor }) })
  await screen.findByText('Sita Rao')
  expect(screen.getByRole('heading').textContent).toBe(heading)
})

test('an expired invitation stays in the list, says so and is sent again', async () => {
  const expired = { ...invitation, state: 'expired' as const }
  const invite = vi.fn<PeopleSource['invite']>(async () => invitation)
  const invitations = vi
    .fn<PeopleSource['invitations']>()
    .mockResolvedValueOnce({ data: [expired], next_cursor: null })
    .mockResolvedValue({ data: [invitation], next_cursor: null })
  show({ invite, invitations })
  await screen.findByText(/expired 1 Dec 2026/)
  fireEvent.click(screen.getByRole('button', { name: 'Send again: invitation to sita@firm.example' }))
  await screen.findByText(/expires 1 Dec 2026/)
  expect(invite.mock.calls[0]?.[0]).toEqual({
    name: 'Sita Rao',
    email: 'sita@firm.example',
    role: 'viewer',
  })
  await waitFor(() => expect(screen.queryByText('Expired')).toBeNull())
})
