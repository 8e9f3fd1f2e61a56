// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { NoContacts } from '../../../features/contacts/no-contacts.tsx'
import { NoPaymentsYet } from '../../../features/payments/no-payments-yet.tsx'
import { NoProjectsYet } from '../../../features/projects/no-projects-yet.tsx'
import { NothingFound } from '../../../ui/lists/nothing-found.tsx'
import { ExpensesCard } from '../details/expenses-card.tsx'
import { RisksCard } from '../details/risks-card.tsx'
import { InsightBody } from '../insight/insight-body.tsx'

vi.mock('../../../lib/api/browser-api.ts', () => ({
  api: { GET: async () => ({ data: [], next_cursor: null }) },
}))
vi.mock('../../../lib/api/answer-of.ts', () => ({ answerOf: (answer: Promise<unknown>) => answer }))
afterEach(cleanup)

// A busy machine takes seconds to render a card.
const slow = { timeout: 15_000 }

/** The picture above the sentence. */
async function drawingOf(page: ReactNode, sentence: RegExp): Promise<string> {
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
  const drawing = (await screen.findByText(sentence, {}, slow)).previousElementSibling
  const found = drawing?.getAttribute('src') ?? drawing?.innerHTML ?? ''
  unmount()
  return found
}

const analytics = { data: {}, error: null, isPending: false } as UseQueryResult<object>

test('empty lists of different things have different drawings', async () => {
  const drawings = [
    await drawingOf(<NoProjectsYet>No projects</NoProjectsYet>, /^No projects/),
    await drawingOf(<NoPaymentsYet action={null}>No payments</NoPaymentsYet>, /^No payments/),
    await drawingOf(<NoContacts />, /^No messages/),
    await drawingOf(<NothingFound list={{ narrowed: true }} noun="rows" empty={null} />, /^No rows match/),
    await drawingOf(<RisksCard projectId="p" team={[]} readOnly={false} />, /^No risks/),
    await drawingOf(<ExpensesCard projectId="p" readOnly={false} />, /^No expenses/),
    await drawingOf(
      <InsightBody query={analytics} failed="" loading="" empty="No figures" hint="" isEmpty={() => true}>
        {() => null}
      </InsightBody>,
      /^No figures/,
    ),
  ]
  expect(drawings.filter((drawing) => drawing === '')).toEqual([])
  expect(new Set(drawings).size).toBe(drawings.length)
})
