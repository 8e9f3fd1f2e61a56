// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstRows } from './use-first-rows.ts'

afterEach(cleanup)

const rows = Array.from({ length: 25 }, (_, at) => at)
const seen: number[] = []

function List({ id = 'newest', waiting = false }) {
  const { length } = useFirstRows({ id, rows, waiting })
  if (seen.at(-1) !== length) seen.push(length)
  return <p>{length} rows</p>
}

function open(...paths: string[]) {
  seen.length = 0
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/list/oldest', element: <List id="oldest" /> },
      { path: '/list/waiting', element: <List id="oldest" waiting /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: paths },
  )
  render(<RouterProvider router={router} />)
  return (to: string | number) =>
    act(async () => {
      seen.length = 0
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
    })
}

const allShown = () => waitFor(() => screen.getByText('25 rows'))
const twoFrames = () =>
  act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

test('of a new list the first rows are painted before the others are added', async () => {
  const go = open('/')
  await go('/list')
  await allShown()
  expect(seen).toEqual([9, 25])
})

test('a reload and Back to a place further down render all rows at once', async () => {
  const go = open('/list')
  await allShown()
  expect(seen).toEqual([25])
  vi.stubGlobal('scrollY', 400)
  window.dispatchEvent(new Event('scroll'))
  await go('/elsewhere')
  vi.unstubAllGlobals()
  await go(-1)
  expect(seen).toEqual([25])
})

test('Back to the top of a list renders the first rows first', async () => {
  const go = open('/')
  await go('/list')
  await allShown()
  await twoFrames()
  await go('/elsewhere')
  await go(-1)
  await allShown()
  expect(seen).toEqual([9, 25])
})
