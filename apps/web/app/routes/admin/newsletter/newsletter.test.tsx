// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import AdminNewsletter from './newsletter.tsx'

vi.mock('./newsletter-source.ts', () => ({
  newsletterKey: ['newsletter'],
  issueFilters: {},
  issueRemoval: {},
  listIssues: async () => ({ data: [], next_cursor: null, total: 0 }),
  countSubscribers: async () => ({ subscribers: 0 }),
}))
vi.mock('../../../features/contacts/contact-tabs.tsx', () => ({ ContactTabs: () => null }))
vi.mock('../../../ui/lists/list-toolbar.tsx', () => ({ ListToolbar: () => null }))
// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

test('an empty list repeats the action of the page without a second primary button', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: AdminNewsletter }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  )
  await screen.findByText(/^No issues yet/)
  const links = screen.getAllByRole('link', { name: 'Write an issue' })
  expect(links.map((link) => link.className.includes('ui-button-primary'))).toEqual([true, false])
})
