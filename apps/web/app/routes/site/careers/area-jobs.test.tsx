// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { AreaJobs } from './area-jobs.tsx'

afterEach(cleanup)

function open(related: { id: string; title: string }[]) {
  const router = createMemoryRouter([
    { path: '/', Component: () => <AreaJobs jobs={[]} related={related} /> },
  ])
  render(<RouterProvider router={router} />)
}
const none = () => screen.queryByText(/^No positions are open in this area right now\./)

test('an area without a position, not even a related one, says so and leads to all positions', () => {
  open([])
  expect(none()).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all open positions' }).getAttribute('href')).toBe(
    '/careers#positions',
  )
  cleanup()
  open([{ id: 'project-coordinator', title: 'Project Coordinator' }])
  expect(none()).toBeNull()
  expect(screen.getByRole('list', { name: 'Related positions' }).textContent).toBe('Project Coordinator')
})
