// @vitest-environment jsdom
import type { Me } from '@trusswell/domain/account.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../lib/api/browser-api.ts'
import { AriaRouter } from '../../ui/aria-router.tsx'
import { DashboardPalette } from './dashboard-palette.tsx'

vi.mock('../../lib/api/browser-api.ts', () => ({ api: { GET: vi.fn<typeof api.GET>() } }))

type Asked = { params: { query: { search: string } } }
const clinic = {
  id: 'p1',
  reference: 'TW-2611-0042',
  title: 'Day clinic',
  client: { name: 'Kondapur Health' },
  status: 'planning',
}
let rows: Record<string, object[]>
let answer: (path: string) => Promise<void>

beforeEach(() => {
  sessionStorage.clear()
  rows = { '/api/admin/projects': [clinic], '/api/client/projects': [clinic] }
  answer = async () => {}
  vi.mocked(api.GET).mockReset()
  vi.mocked(api.GET).mockImplementation((async (path: string) => {
    await answer(path)
    return { data: { data: rows[path] ?? [], next_cursor: null }, response: new Response() }
  }) as never)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})
// jsdom lacks these, which React Aria uses.
vi.stubGlobal('CSS', { escape: String })
vi.stubGlobal('PointerEvent', MouseEvent)

const Where = () => <p data-testid="where">{useLocation().pathname}</p>

function open(role: 'admin' | 'manager' | 'client') {
  const user = { id: 'u1', user_metadata: { name: 'Meera', role }, organisation: null } as unknown as Me
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/${role}`]}>
        <AriaRouter>
          <DashboardPalette user={user} onShortcuts={() => {}} />
          <Where />
        </AriaRouter>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
}

const field = () => screen.getByRole('textbox', { name: 'Search, go to or create' })
function type(words: string) {
  // React Aria uses this event to tell typing from pasting.
  fireEvent(field(), new InputEvent('beforeinput', { bubbles: true, inputType: 'insertText' }))
  fireEvent.input(field(), { target: { value: words } })
}
const group = (name: string) => screen.findByRole('group', { name })
const status = () => screen.getByRole('status').textContent
const asked = () =>
  vi.mocked(api.GET).mock.calls.map((call) => {
    const [path, { params }] = call as unknown as [string, Asked]
    return `${path} ${params.query.search}`
  })

const clientAsks = (words: string) =>
  ['client/projects', 'client/payments', 'project-files'].map((path) => `/api/${path} ${words}`)

test('an admin finds rows of every kind by name, each leading to its page', async () => {
  rows = {
    '/api/admin/projects': [clinic],
    '/api/admin/organisations': [{ id: 'o1', display_name: 'Kondapur Health' }],
    '/api/admin/users': [{ id: 'u2', name: 'Lakshmi', email: 'l+1@kondapur.example' }],
    '/api/admin/payments': [{ id: 'm1', description: 'Kondapur advance', amount_paise: 100_00 }],
    '/api/admin/applications': [
      { id: 'a1', reference: 'TW-2611-0043', applicant_name: 'Ravi', position: 'Kondapur site engineer' },
    ],
    '/api/admin/contacts': [
      { id: 'c1', reference: 'TW-2611-0044', first_name: 'Asha', last_name: '', subject: 'Kondapur lifts' },
    ],
    '/api/admin/jobs': [{ id: 'j1', title: 'Site engineer', department: 'Civil', location: 'Kondapur' }],
  }
  open('admin')
  type('kondapur')
  await group('Positions')
  const found = screen.getAllByRole('menuitem')
  expect(found.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Day clinicKondapur Health, TW-2611-0042', '/dashboard/projects/p1'],
    ['Kondapur Health', '/admin/organisations/o1'],
    ['Lakshmil+1@kondapur.example', '/admin/users/u2'],
    ['Kondapur advance₹100.00', '/admin/payments?open=m1'],
    ['RaviKondapur site engineer, TW-2611-0043', '/admin/applications?open=a1'],
    ['AshaKondapur lifts, TW-2611-0044', '/admin/contacts?open=c1'],
    ['Site engineerCivil, Kondapur', '/admin/jobs?open=j1'],
  ])
})

test('a manager finds their own projects with contacts, payments and files, and what all staff work on', async () => {
  rows = {
    '/api/manager/projects': [clinic],
    '/api/manager/client-contacts': [
      { id: 'u3', name: 'Sana', email: 's@k.example', organisation: 'Kondapur Health', project_id: 'p1' },
    ],
    '/api/manager/payments': [
      { id: 'm1', description: 'Advance', project_title: 'Kondapur clinic', amount_paise: 100_00 },
    ],
    '/api/project-files': [
      { id: 'f1', name: 'Kondapur plan.pdf', project_id: 'p1', project_title: 'Day clinic' },
    ],
  }
  open('manager')
  type('kondapur')
  await group('Files')
  expect(
    screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
  ).toEqual([
    ['Day clinicKondapur Health, TW-2611-0042', '/dashboard/projects/p1'],
    ['SanaKondapur Health, s@k.example', '/dashboard/projects/p1?tab=details&item=u3'],
    ['AdvanceKondapur clinic, ₹100.00', '/manager/payments?open=history-m1'],
    ['Kondapur plan.pdfDay clinic', '/dashboard/projects/p1?tab=details&item=f1'],
  ])
  expect(new Set(asked())).toEqual(
    new Set(
      [
        'manager/projects',
        'manager/client-contacts',
        'manager/payments',
        'project-files',
        'manager/applications',
        'manager/contacts',
        'manager/jobs',
      ].map((path) => `/api/${path} kondapur`),
    ),
  )
})

test('a client searches their own projects, payments and files, also by words that the list does not show', async () => {
  open('client')
  type('hvac')
  await group('Projects')
  expect(screen.getByRole('menuitem', { name: 'Day clinic Planning, TW-2611-0042' })).toBeTruthy()
  expect(asked()).toEqual(clientAsks('hvac'))
})

test('Enter opens what was found first', async () => {
  open('client')
  type('clinic')
  await group('Projects')
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy(), { timeout: 5_000 })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/dashboard/projects/p1'))
})

test('it shows that it is searching, and reports no results only afterwards', async () => {
  const done: (() => void)[] = []
  answer = () => new Promise((resolve) => done.push(resolve))
  rows = {}
  open('client')
  type('zebra')
  await waitFor(() => expect(status()).toBe('Searching…'))
  expect(screen.queryByText('No matches')).toBeNull()
  await waitFor(() => expect(asked()).toHaveLength(3))
  done.forEach((end) => end())
  await screen.findByText('No matches')
  expect(status()).toBe('')
})

test('a failed search shows an error, and pages are still found', async () => {
  answer = () => Promise.reject(new Error('down'))
  open('client')
  type('pay')
  await waitFor(() => expect(status()).toMatch(/^Search isn’t available/))
  expect(screen.getByRole('menuitem', { name: 'Payments' })).toBeTruthy()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a single letter sends no request, and continued typing sends one', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open('client')
  type('d')
  pass(1_000)
  expect(asked()).toEqual([])
  for (const words of ['da', 'day']) {
    type(words)
    pass(50)
  }
  expect(asked()).toEqual([])
  pass(30)
  expect(asked()).toEqual(clientAsks('day'))
})

test('further typing cancels the requests for the words before', async () => {
  answer = () => new Promise(() => {})
  open('client')
  type('da')
  await waitFor(() => expect(asked()).toEqual(clientAsks('da')))
  type('day')
  await waitFor(() => expect(asked()).toHaveLength(6))
  const signals = vi
    .mocked(api.GET)
    .mock.calls.map((call) => (call as unknown as [string, { signal: AbortSignal }])[1].signal.aborted)
  expect(signals).toEqual([true, true, true, false, false, false])
})

test('where the account is part of Settings, it is found once by its keywords', () => {
  open('client')
  expect(screen.queryByRole('menuitem', { name: 'Your account' })).toBeNull()
  type('password')
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Settings'])
})

test('what can be created is listed before the pages', async () => {
  open('admin')
  await group('Go to')
  const groups = screen.getAllByRole('group').map((each) => each.getAttribute('aria-labelledby'))
  const titles = groups.map((id) => document.getElementById(id ?? '')?.textContent)
  expect(titles.indexOf('Create')).toBeGreaterThanOrEqual(0)
  expect(titles.indexOf('Create')).toBeLessThan(titles.indexOf('Go to'))
})
