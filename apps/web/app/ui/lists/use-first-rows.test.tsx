// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useFirstRows } from './use-first-rows.ts'

afterEach(cleanup)

const all = Array.from({ length: 25 }, (_, at) => at)
const seen: number[] = []

function List({ id = 'newest', waiting = false, cards = false }) {
  const { length } = useFirstRows({ id, rows: all, waiting, cards })
  if (seen.at(-1) !== length) seen.push(length)
  return <p>{length} rows</p>
}

const ListInOrder = () => <List id={useParams()['order']!} />

function open(...paths: string[]) {
  seen.length = 0
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/cards', element: <List cards /> },
      { path: '/list/:order', element: <ListInOrder /> },
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

test('of cards it is one line, and on a narrow screen less of both', async () => {
  const go = open('/')
  await go('/cards')
  await allShown()
  expect(seen).toEqual([3, 25])
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(max-width: 860px)' }))
  await go('/elsewhere')
  await go('/cards')
  await allShown()
  expect(seen).toEqual([2, 25])
  await go('/elsewhere')
  await go('/list')
  await allShown()
  expect(seen).toEqual([5, 25])
  vi.unstubAllGlobals()
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

test('Back and Forward between two orders of one list render all rows at once where the page was further down', async () => {
  const go = open('/list/by-name')
  await allShown()
  await go('/list/by-date')
  await allShown()
  vi.stubGlobal('scrollY', 400)
  window.dispatchEvent(new Event('scroll'))
  await go(-1)
  vi.stubGlobal('scrollY', 0)
  window.dispatchEvent(new Event('scroll'))
  vi.unstubAllGlobals()
  await go(1)
  expect(seen).toEqual([25])
})

test('a row that is added to a short list removes no other one', async () => {
  const last: (number | undefined)[] = []
  function Growing() {
    const [added, setAdded] = useState<number[]>([])
    const rows = useFirstRows({ id: 'newest', rows: [...added, ...all.slice(0, 9)], waiting: false })
    last.push(rows.at(-1))
    return <button onClick={() => setAdded([99])}>{rows.length} rows</button>
  }
  const router = createMemoryRouter([
    { path: '/list', element: <Growing /> },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/list'))
  await twoFrames()
  fireEvent.click(screen.getByText('9 rows'))
  screen.getByText('10 rows')
  expect(new Set(last)).toEqual(new Set([8]))
})

function Changing() {
  const [shown, show] = useState({ id: 'by-name', waiting: false })
  return (
    <>
      <button onClick={() => show({ id: 'by-date', waiting: true })}>Ask for another order</button>
      <button onClick={() => show({ id: 'by-date', waiting: false })}>Answer</button>
      <List {...shown} />
    </>
  )
}

async function openChanging() {
  const router = createMemoryRouter([
    { path: '/list', element: <Changing /> },
    { path: '*', element: <p>Elsewhere</p> },
  ])
  render(<RouterProvider router={router} />)
  seen.length = 0
  await act(() => router.navigate('/list'))
}

test('while another order is loaded all rows stay', async () => {
  await openChanging()
  await allShown()
  fireEvent.click(screen.getByText('Ask for another order'))
  await twoFrames()
  expect(seen).toEqual([9, 25])
  fireEvent.click(screen.getByText('Answer'))
  await allShown()
  expect(seen).toEqual([9, 25, 9, 25])
})

test('an order that arrives while the rest of the one before is being added gets its rest too', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const nextFrame = () => frames.splice(0).forEach((frame) => frame(0))
  await openChanging()
  screen.getByText('9 rows')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  nextFrame()
  nextFrame()
  flushSync(() => screen.getByText('Answer').click())
  screen.getByText('9 rows')
  await waitFor(() => {
    nextFrame()
    screen.getByText('25 rows')
  })
})
