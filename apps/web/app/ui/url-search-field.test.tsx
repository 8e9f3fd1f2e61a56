// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useOpen } from './lists/use-open.ts'
import { UrlSearchField } from './url-search-field.tsx'

afterEach(cleanup)

function Page() {
  const { open } = useOpen()
  return (
    <>
      <UrlSearchField label="Search payments" />
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
