// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, messageOf } from '../lib/api/api-error.ts'
import { QueryError } from './query-error.tsx'

afterEach(cleanup)

const refused = new ApiError({ status: 500, code: 'internal', message: 'Try later', requestId: 'r1' })

function Example({ read, fixed }: { read: () => Promise<string>; fixed: boolean }) {
  const query = useQuery({ queryKey: ['figures'], queryFn: read })
  const { data, error, refetch } = query
  const fallback = 'The figures couldn’t be loaded.'
  return (
    <>
      {error && <QueryError query={query} message={fixed ? fallback : messageOf(error, fallback)} />}
      {data}
      <button onClick={() => void refetch()}>Refresh</button>
    </>
  )
}

function open(read: () => Promise<string>, { fixed = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Example read={read} fixed={fixed} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  { fixed: false, said: 'Try later' },
  { fixed: true, said: 'The figures couldn’t be loaded.' },
])('a failed load shows “$said” with the request’s id, and Retry loads again', async ({ fixed, said }) => {
  open(vi.fn<() => Promise<string>>().mockRejectedValueOnce(refused).mockResolvedValue('42'), { fixed })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(said)
  expect(alert.textContent).toContain('r1')
  press('Retry')
  await screen.findByText(/42/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the button says that it is retrying while what was loaded before stays', async () => {
  const read = vi.fn<() => Promise<string>>(() => new Promise(() => {}))
  open(read.mockResolvedValueOnce('41').mockRejectedValueOnce(refused))
  await screen.findByText(/41/)
  press('Refresh')
  await screen.findByRole('alert')
  press('Retry')
  await screen.findByText('Retrying…')
  expect(screen.getByText(/41/)).toBeTruthy()
})
