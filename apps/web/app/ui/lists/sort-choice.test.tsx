// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'

afterEach(cleanup)

const columns = [
  { key: 'name', header: 'User', sortable: true, cell: () => 'Asha' },
  { key: 'email', header: 'Email', cell: () => 'asha@people.example' },
]

function Page() {
  return (
    <>
      <ListToolbar search="Search users">
        <p>Filters of users</p>
      </ListToolbar>
      <ListTable caption="Users" columns={columns} rows={[{ id: '1' }]} sorts={['name', '-name']} />
      <output>{useLocation().search}</output>
    </>
  )
}

test('the toolbar has the orders of the sortable columns, for screens where rows are cards', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub initialEntries={['/?pages=3']} />
    </QueryClientProvider>,
  )
  const filters = screen.getByText('Filters of users').parentElement!
  const choice = within(filters).getByRole('combobox', { name: 'Sort by' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Newest first', 'User, ascending', 'User, descending'])
  fireEvent.change(choice, { target: { value: '-name' } })
  expect(screen.getByRole('status').textContent).toBe('?sort=-name')
  expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('descending')
})
