// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ManagerLoads } from './manager-loads.tsx'

afterEach(cleanup)

test('a failed load of the managers is shown, with Retry', () => {
  const refetch = vi.fn<() => Promise<void>>(async () => {})
  render(
    <MemoryRouter>
      <ManagerLoads query={{ error: new Error('failed'), isFetching: false, refetch }} loads={[]} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Load per manager' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
