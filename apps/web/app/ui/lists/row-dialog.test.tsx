// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../lib/api/api-error.ts'
import { RowDialog } from './row-dialog.tsx'
import { useRow } from './use-row.ts'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

type Row = { id: string; name: string; deleted_at?: string | null }
type Read = (id: string) => Promise<Row>

const bolt: Row = { id: 'b', name: 'Bolt' }
const notFound = (status = 404) => new ApiError({ status, code: 'not_found', message: 'Not found' })

function Example({ rows, read, onClose }: { rows: Row[]; read: Read; onClose: () => void }) {
  const opened = useRow({ key: ['parts'], id: 'b', rows, read })
  return (
    <RowDialog opened={opened} title="Edit Part" noun="part" onClose={onClose}>
      {({ name }) => (
        <label>
          {name} <input />
        </label>
      )}
    </RowDialog>
  )
}

function open(read: Read, listed: Row[] = []) {
  const client = new QueryClient()
  const onClose = vi.fn<() => void>()
  const page = (rows: Row[]) => (
    <QueryClientProvider client={client}>
      <Example rows={rows} read={read} onClose={onClose} />
    </QueryClientProvider>
  )
  const { rerender } = render(page(listed))
  return { client, onClose, list: (rows: Row[]) => rerender(page(rows)) }
}

const typeInto = (field: HTMLElement) => fireEvent.change(field, { target: { value: 'typed' } })
const typed = () => screen.getByLabelText<HTMLInputElement>(/^Bolt/).value

test('a row that the list lacks is read, and meanwhile the dialog says that it is loading', async () => {
  const found = Promise.withResolvers<Row>()
  open(() => found.promise)
  // Not at once, because most rows take less time.
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Edit Part' })).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading the part' })).toBeTruthy()
  found.resolve(bolt)
  await screen.findByLabelText(/^Bolt/)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a dialog that was closed while it was loading stays closed when the row arrives', async () => {
  const found = Promise.withResolvers<Row>()
  const { client, onClose } = open(() => found.promise)
  fireEvent.click(await screen.findByRole('button', { name: 'Back to the list' }))
  expect(onClose).toHaveBeenCalledOnce()
  found.resolve(bolt)
  await waitFor(() => expect(client.getQueryState(['parts', 'row', 'b'])?.status).toBe('success'))
  expect(screen.queryByLabelText(/^Bolt/)).toBeNull()
})

test.each([
  ['doesn’t exist', () => Promise.reject(notFound())],
  ['can’t exist', () => Promise.reject(notFound(400))],
  ['was deleted', () => Promise.resolve({ ...bolt, deleted_at: '2026-11-18T06:00:00Z' })],
])('a row that %s is missing, and the dialog leads back to the list', async (_, read: Read) => {
  const { onClose } = open(read)
  await screen.findByText('We couldn’t find this part. It may have been deleted.')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a row that couldn’t be loaded isn’t called missing, and Retry loads it', async () => {
  const read = vi.fn<Read>().mockRejectedValueOnce(noAnswer()).mockResolvedValueOnce(bolt)
  open(read)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this part.')
  expect(screen.queryByText(/couldn’t find/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByLabelText(/^Bolt/)
})

test('a row stays open, with what was typed, when a search or a change removes it from the list', () => {
  const read = vi.fn<Read>(() => Promise.reject(notFound()))
  const { list } = open(read, [bolt])
  typeInto(screen.getByLabelText(/^Bolt/))
  list([{ id: 'n', name: 'Nut' }])
  list([])
  expect(typed()).toBe('typed')
  expect(read).not.toHaveBeenCalled()
})

test('a row that was read by itself stays open when the list loads and when a later read fails', async () => {
  const read = vi.fn<Read>().mockResolvedValueOnce(bolt).mockRejectedValue(noAnswer())
  const { client, list } = open(read)
  typeInto(await screen.findByLabelText(/^Bolt/))
  list([{ id: 'n', name: 'Nut' }])
  await client.invalidateQueries({ queryKey: ['parts'] })
  await waitFor(() => expect(client.getQueryState(['parts', 'row', 'b'])?.status).toBe('error'))
  expect(typed()).toBe('typed')
})

test('a listed row is shown even if reading it by itself failed', async () => {
  const { list } = open(() => Promise.reject(noAnswer()))
  await screen.findByRole('alert')
  list([bolt])
  expect(screen.getByLabelText(/^Bolt/)).toBeTruthy()
})
