// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedView } from '../../../lib/saved-view-schemas.ts'
import { UnsavedForms } from '../../unsaved-forms.tsx'
import ManageViewsDialog from './manage-views-dialog.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

const onClose = vi.fn<() => void>()
beforeEach(() => onClose.mockClear())

const views = ['Waiting', 'Late'].map((name): SavedView => ({
  id: name,
  list: 'projects',
  name,
  query: '',
  is_default: false,
  created_at: '2026-11-10T05:30:00Z',
}))

function open() {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <UnsavedForms>
        <ManageViewsDialog views={views} onClose={onClose} />
      </UnsavedForms>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
}
const name = () => screen.queryByLabelText<HTMLInputElement>('Name')
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })

test.each([
  ['Escape', () => fireEvent.keyDown(name()!, { key: 'Escape' })],
  ['Done', () => press('Done')],
])('%s asks before a typed name is lost', async (_way, leave) => {
  open()
  press('Rename Waiting')
  fireEvent.change(name()!, { target: { value: 'On hold' } })
  leave()
  expect(question()).not.toBeNull()
  press('Keep editing')
  expect([onClose.mock.calls.length, name()?.value]).toEqual([0, 'On hold'])
  leave()
  press('Discard changes')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('renaming another view asks first too; Cancel doesn’t', () => {
  open()
  press('Rename Waiting')
  fireEvent.change(name()!, { target: { value: 'On hold' } })
  press('Rename Late')
  press('Keep editing')
  expect(name()?.value).toBe('On hold')
  press('Rename Late')
  press('Discard changes')
  expect(name()?.value).toBe('Late')
  press('Cancel')
  expect([question(), name()]).toEqual([null, null])
  press('Done')
  expect(onClose).toHaveBeenCalledOnce()
})
