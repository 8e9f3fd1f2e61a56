// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api/api-error.ts'
import { useReturn } from './use-return.ts'

vi.mock('../../ui/outcome-toast.ts')
vi.mock('./payment-source.ts')
const { showFailure } = await import('../../ui/outcome-toast.ts')
const { reportReturn } = await import('./payment-source.ts')

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

const id = '0199f0a2-0000-7000-8000-00000000000a'

function Page() {
  const returned = useReturn()
  return (
    <p>
      {returned ?? 'none'} {useLocation().search || 'clean'}
    </p>
  )
}

const comeBack = (search: string) =>
  render(
    <MemoryRouter initialEntries={[`/client/payments${search}`]}>
      <Page />
    </MemoryRouter>,
  )

test('the return is reported to the server, and the URL is cleaned', async () => {
  vi.mocked(reportReturn).mockResolvedValue({} as never)
  comeBack(`?returned=${id}&session=cs_1`)
  await screen.findByText(`${id} clean`)
  expect(reportReturn).toHaveBeenCalledExactlyOnceWith(id, { session: 'cs_1' })
})

test.each(['?returned=x', '?returned=', `?returned=${id}&cancelled=1`])(
  'nothing is sent for %s',
  async (search) => {
    comeBack(search)
    await screen.findByText('none clean')
    expect(reportReturn).not.toHaveBeenCalled()
    expect(showFailure).not.toHaveBeenCalled()
  },
)

test('a payment that the person can’t see is ignored, and a failure is shown', async () => {
  vi.mocked(reportReturn).mockRejectedValueOnce(
    new ApiError({ status: 404, code: 'not_found', message: 'Not found' }),
  )
  comeBack(`?returned=${id}`)
  await screen.findByText('none clean')
  expect(showFailure).not.toHaveBeenCalled()
  cleanup()
  vi.mocked(reportReturn).mockRejectedValueOnce(
    new ApiError({ status: 500, code: 'internal', message: 'Down' }),
  )
  comeBack(`?returned=${id}`)
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce())
})
