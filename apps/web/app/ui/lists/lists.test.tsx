// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../lib/api/api-error.ts'
import { ListBody } from './list-body.tsx'
import { useListChanges } from './use-list-changes.ts'
import { useRemoval } from './use-removal.ts'
import { type Page, type Place, useRows } from './use-rows.ts'

afterEach(cleanup)
vi.mock('../outcome-toast.ts')
const { showFailure, showSuccess } = await import('../outcome-toast.ts')

type Row = { id: string; name: string }
type Read = (place: Place) => Promise<Page<Row>>

const page = (...names: string[]): Page<Row> => ({
  data: names.map((name) => ({ id: name, name })),
  next_cursor: null,
})

type Work = {
  remove?: (id: string) => Promise<void>
  restore?: (id: string) => Promise<void>
  pages?: number
}

function open(read: Read, { remove = async () => {}, restore = async () => {}, pages = 1 }: Work = {}) {
  function Example() {
    const list = useRows({ key: ['projects'], read, pages, counted: true })
    const { update } = useListChanges<Row>(['projects'])
    const removal = useRemoval<Row>(['projects'], {
      remove,
      restore,
      messages: ({ name }) => ({
        removed: `${name} deleted`,
        removeFailed: `Failed to delete ${name}`,
        restored: `${name} restored`,
        restoreFailed: `${name} couldn’t be restored`,
      }),
    })
    return (
      <ListBody
        ref={removal.region}
        list={list}
        label="Row list"
        noun="rows"
        skeleton={<p>Loading</p>}
        empty={<p>Nothing yet</p>}
      >
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                {row.name}
                <button onClick={() => removal.remove(row)}>Delete {row.name}</button>
                <button
                  onClick={() =>
                    void update({ ...row, name: 'early' }, () => Promise.reject(noAnswer()), 'Not changed')
                  }
                >
                  Change {row.name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    )
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Example />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  )
}

const items = () => screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a failed load shows an error with Retry, never an empty list', async () => {
  const read = vi.fn<Read>()
  read
    .mockRejectedValueOnce(
      new ApiError({ status: 500, code: 'internal', message: 'Try later', requestId: 'r1' }),
    )
    .mockResolvedValueOnce(page())
  open(read)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The rows couldn’t be loaded. Try later.')
  expect(alert.textContent).toContain('r1')
  expect(screen.queryByText('Nothing yet')).toBeNull()
  press('Retry')
  await screen.findByText('Nothing yet')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('loads further pages by itself up to the given number', async () => {
  const read = vi.fn<Read>(async ({ cursor }) => ({
    ...page(cursor ?? 'first'),
    next_cursor: cursor === 'third' ? null : cursor ? 'third' : 'second',
  }))
  open(read, { pages: Infinity })
  await waitFor(() => expect(items()).toEqual(['first', 'second', 'third']))
  expect(screen.getByRole('status').textContent).toBe('Showing all 3 rows')
})

test('a list without a total doesn’t count its first page as all, and names an order that can’t be chosen', () => {
  const list = {
    id: 'list',
    rows: ['a', 'b'],
    total: undefined,
    loaded: 1,
    more: true,
    loadingMore: false,
    loadMore: () => {},
    loading: false,
    waiting: false,
    offline: false,
    error: null,
    retrying: false,
    retry: () => undefined,
  }
  const texts = { label: 'Row list', noun: 'entries', skeleton: null, empty: null }
  render(
    <>
      <ListBody inCard list={list} {...texts}>
        {(rows) => rows.join()}
      </ListBody>
      <ListBody inCard list={list} shown="latest" {...texts}>
        {(rows) => rows.join()}
      </ListBody>
      <ListBody list={list} order="newest first" {...texts}>
        {(rows) => rows.join()}
      </ListBody>
      <ListBody inCard list={{ ...list, more: false }} order="newest first" {...texts}>
        {(rows) => rows.join()}
      </ListBody>
      <ListBody inCard list={{ ...list, more: false }} {...texts}>
        {(rows) => rows.join()}
      </ListBody>
    </>,
    { wrapper: MemoryRouter },
  )
  expect(screen.getAllByRole('status').map((note) => note.textContent)).toEqual([
    'Showing the first 2 entries',
    'Showing the latest 2 entries',
    'Showing the first 2 entries, newest first',
    'Showing all 2 entries, newest first',
  ])
})

test('a deleted row disappears at once, and Undo restores it', async () => {
  let stored = ['a', 'b']
  const remove = async (id: string) => void (stored = stored.filter((each) => each !== id))
  const restore = async () => void (stored = ['a', 'b'])
  open(async () => page(...stored), { remove, restore })
  await waitFor(() => expect(items()).toEqual(['a', 'b']))
  press('Delete a')
  await waitFor(() => expect(items()).toEqual(['b']))
  await waitFor(() => expect(showSuccess).toHaveBeenLastCalledWith('a deleted', expect.any(Function)))
  vi.mocked(showSuccess).mock.lastCall?.[1]?.()
  await waitFor(() => expect(items()).toEqual(['a', 'b']))
  expect(showSuccess).toHaveBeenLastCalledWith('a restored', undefined)
})

test('a failed change is reverted and reported', async () => {
  const failure = noAnswer()
  // Only the first read is answered, so that no later one corrects the rows.
  const read = vi.fn<Read>(() => new Promise(() => {})).mockResolvedValueOnce(page('a', 'b'))
  open(read, { remove: () => Promise.reject(failure) })
  await waitFor(() => expect(items()).toEqual(['a', 'b']))
  press('Delete a')
  await waitFor(() => expect(showFailure).toHaveBeenLastCalledWith(failure, 'Failed to delete a'))
  expect(items()).toEqual(['a', 'b'])
  press('Change b')
  await waitFor(() => expect(showFailure).toHaveBeenLastCalledWith(expect.any(ApiError), 'Not changed'))
  expect(items()).toEqual(['a', 'b'])
})

test('the first page asks for the total, which the list shows and a removal lowers', async () => {
  const asked: Place[] = []
  open(
    async (place) => {
      asked.push(place)
      return asked.length > 2
        ? new Promise(() => {})
        : {
            ...page(place.cursor ? 'three' : 'one', place.cursor ? 'four' : 'two'),
            next_cursor: 'next',
            total: 42,
          }
    },
    { remove: () => new Promise(() => {}) },
  )
  await screen.findByText('Showing 2 of 42 rows')
  fireEvent.click(screen.getByText('Load more'))
  await screen.findByText('Showing 4 of 42 rows')
  expect(asked).toEqual([{ count: 'true' }, { cursor: 'next' }])
  fireEvent.click(screen.getByText('Delete two'))
  await screen.findByText('Showing 3 of 41 rows')
})

test.each([
  [1000, 'Showing 1 of 1,000 rows'],
  [1001, 'Showing 1 of 1,000+ rows'],
])('of %i rows in total', async (total, words) => {
  open(async () => ({ ...page('one'), next_cursor: 'next', total }))
  await screen.findByText(words)
})
