// @vitest-environment jsdom
import type { OrganisationInvitation } from '@trusswell/domain/organisations.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { InvitationsCard } from './invitations-card.tsx'
import type { PeopleSource } from './organisation-source.ts'

afterEach(cleanup)

const invitation = {
  id: 'i',
  name: 'Sita Rao',
  email: 'sita@firm.example',
  role: 'viewer',
  expires_at: '2026-12-01T06:00:00Z',
} as OrganisationInvitation

test.each([
  [null, 'Invitations, 1'],
  ['next', 'Invitations, 1+'],
])('the card counts its invitations, also while there are more', async (next_cursor, heading) => {
  const source: Partial<PeopleSource> = {
    key: ['organisations', 'f'] as never,
    invitations: async () => ({ data: [invitation], next_cursor }),
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <InvitationsCard source={source as PeopleSource} organisation="Deccan Mills" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Sita Rao')
  expect(screen.getByRole('heading').textContent).toBe(heading)
})
