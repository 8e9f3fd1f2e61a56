// @vitest-environment jsdom
import type { OrganisationPerson } from '@trusswell/domain/organisations.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { PeopleSource } from './organisation-source.ts'
import { PeopleCard } from './people-card.tsx'

afterEach(cleanup)

const person = (id: string, name: string) =>
  ({ id, name, email: `${id}@firm.example`, role: 'owner' }) as OrganisationPerson

test('the card names the order of its people', async () => {
  const source: Partial<PeopleSource> = {
    key: ['organisations', 'f'] as never,
    people: async () => ({ data: [person('a', 'Asha Rao'), person('b', 'Bina Das')], next_cursor: null }),
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PeopleCard
          source={source as PeopleSource}
          organisation="Deccan Mills"
          ownId={undefined}
          manages={false}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Asha Rao')
  expect(screen.getByText(/^Showing/).textContent).toBe('Showing all 2 people, owners first, then by name')
})
