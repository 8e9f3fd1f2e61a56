// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useOpen } from './lists/use-open.ts'
import { FilterChips } from './filter-chips.tsx'
import { UrlSearchField } from './url-search-field.tsx'

afterEach(cleanup)

function Page() {
  const { open } = useOpen()
  return (
    <>
      <UrlSearchField label="Search payments" />
      <FilterChips label="Status" param="status" options={[{ value: 'draft', label: 'Draft' }]} />
      <button onClick={() => open('7')}>Open</button>
      <output>{useLocation().search}</output>
    </>
  )
}

test('a dialog that is opened while a search waits stays open', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Depot' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?open=7&q=Depot'))
})

test('a filter that is chosen while a search waits stays chosen, also while its page loads', async () => {
  const loader = async ({ request }: { request: Request }) => {
    // Longer than the search waits.
    if (new URL(request.url).search === '?status=draft')
      await new Promise((resolve) => setTimeout(resolve, 600))
    return null
  }
  const Stub = createRoutesStub([{ path: '/', Component: Page, HydrateFallback: () => null, loader }])
  render(<Stub />)
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Depot' } })
  fireEvent.click(screen.getByRole('link', { name: 'Draft' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('?status=draft&q=Depot'), {
    timeout: 3_000,
  })
})
