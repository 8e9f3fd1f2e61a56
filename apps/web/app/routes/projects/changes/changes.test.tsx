// @vitest-environment jsdom
import type { Actor } from '@trusswell/domain/actor.ts'
import type { ChangeRequest } from '@trusswell/domain/change-requests.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
// Loaded before the test, which would wait for it otherwise.
import './change-dialog.tsx'
import { changeKey, closeChange, editChange, listChanges } from './change-source.ts'
import { ChangesCard } from './changes-card.tsx'
import { ChangesToDecide } from './changes-to-decide.tsx'

vi.mock('./change-source.ts', { spy: true })
vi.mock('../../../ui/outcome-toast.ts')
// jsdom has none.
vi.stubGlobal('CSS', { escape: String })
Element.prototype.scrollIntoView = vi.fn<() => void>()
afterEach(cleanup)

const owner: Actor = { kind: 'user', role: 'client', id: 'o', organisation: { id: 'f', role: 'owner' } }
const viewer: Actor = { kind: 'user', role: 'client', id: 'v', organisation: { id: 'f', role: 'viewer' } }
const manager: Actor = { kind: 'user', role: 'manager', id: 'm' }
const change = {
  id: 'lift',
  project_id: 'p',
  title: 'A second lift',
  description: '',
  cost: 1_25_000,
  cost_paise: 1_25_000_00,
  days: 10,
  state: 'proposed',
  proposed_by: 'Suresh Reddy',
  proposed_by_client: false,
  closed_by: null,
  closed_at: null,
  due_from: null,
  due_to: null,
  version: 1,
  created_at: '2026-11-10T06:00:00Z',
} as ChangeRequest

type Options = { status?: 'in_progress' | 'completed'; next?: string }

function open(actor: Actor, changes: ChangeRequest[], { status = 'in_progress', next }: Options = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData([...changeKey('p'), 'list'], {
    pages: [{ data: changes, next_cursor: next ?? null }],
    pageParams: [''],
  })
  const project = { id: 'p', status }
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <>
          <ChangesToDecide project={project} actor={actor} />
          <ChangesCard project={project} actor={actor} />
        </>
      ),
    },
  ])
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const notice = () => screen.queryByRole('region', { name: /your decision$/ })

test('an owner gets a link to the change to decide about above the other cards', () => {
  open(owner, [change, { ...change, id: 'done', title: 'Tiles', state: 'accepted' }])
  expect(notice()?.textContent).toBe(
    'A change needs your decisionA second lift: +₹1,25,000.00 + GST, 10 days later',
  )
  fireEvent.click(screen.getByRole('link', { name: 'A second lift' }))
  expect(document.activeElement?.textContent).toContain('Accept change')
})

test('no one is asked to decide about a change that isn’t priced, isn’t theirs or belongs to a project that is over', () => {
  const unpriced = { ...change, cost: null, cost_paise: null, days: null, proposed_by_client: true }
  open(owner, [unpriced])
  expect(notice()).toBeNull()
  cleanup()
  open(viewer, [change])
  expect(notice()).toBeNull()
  cleanup()
  open(owner, [change], { status: 'completed' })
  expect(notice()).toBeNull()
})

test('staff set the price of a client’s request by a named button, and edit it by the pencil afterwards', async () => {
  const unpriced = { ...change, cost: null, cost_paise: null, days: null, proposed_by_client: true }
  open(manager, [unpriced, { ...change, id: 'priced', title: 'Tiles' }])
  expect(screen.queryByRole('button', { name: 'Edit A second lift' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Edit Tiles' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Set price: A second lift' }))
  expect(await screen.findByRole('dialog', { name: 'Set price' })).toBeTruthy()
})

test('the dialog of a change that has a price is named for editing', async () => {
  open(manager, [change])
  fireEvent.click(screen.getByRole('button', { name: 'Edit A second lift' }))
  expect(await screen.findByRole('dialog', { name: 'Edit change request' })).toBeTruthy()
})

test('a change to decide about is found on a later page of the list', async () => {
  vi.mocked(listChanges).mockResolvedValue({ data: [change], next_cursor: null })
  const older = { ...change, id: 'tiles', title: 'Tiles', state: 'accepted' as const }
  open(owner, [older], { next: 'second' })
  await waitFor(() => expect(notice()?.textContent).toContain('A second lift'))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

const rows = () => screen.getAllByRole('listitem').filter((row) => row.matches('.change'))

test('the focus stays in the row whose button was removed: with the first price, and with the answer', async () => {
  const unpriced = { ...change, cost: null, cost_paise: null, days: null, proposed_by_client: true }
  const priced = { ...change, proposed_by_client: true, version: 2 }
  const other = { ...change, id: 'tiles', title: 'Tiles' }
  vi.mocked(editChange).mockResolvedValue(priced)
  vi.mocked(listChanges).mockResolvedValue({ data: [other, priced], next_cursor: null })
  open(manager, [other, unpriced])
  const opener = screen.getByRole('button', { name: 'Set price: A second lift' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Cost'), { target: { value: '125000' } })
  fireEvent.change(dialog.getByLabelText('Days'), { target: { value: '10' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save change request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(rows()[1]?.contains(document.activeElement)).toBe(true))

  const declined = { ...priced, state: 'declined' as const, version: 3 }
  vi.mocked(closeChange).mockResolvedValue(declined)
  vi.mocked(listChanges).mockResolvedValue({ data: [other, declined], next_cursor: null })
  const decline = screen.getByRole('button', { name: 'Decline change: A second lift' })
  decline.focus()
  fireEvent.click(decline)
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Decline change' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  // A closed request has no buttons.
  const list = screen.getByRole('region', { name: 'List of change requests' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})
