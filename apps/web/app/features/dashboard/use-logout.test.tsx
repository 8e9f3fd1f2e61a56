// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Navigate, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { draftKey, personalStorage } from '../../lib/session/personal-storage.ts'
import LogoutQuestion from '../../ui/logout-question.tsx'
import { UnsavedForms, useReportUnsaved } from '../../ui/unsaved-forms.tsx'
import { useLogout } from './use-logout.ts'

const askServer = vi.fn<() => Promise<void>>()
const session = new EventTarget()
async function signOut() {
  await askServer()
  act(() => void session.dispatchEvent(new Event('end')))
}

vi.mock('../../lib/session/auth-provider.tsx', () => ({ useAuth: () => ({ signOut }) }))
vi.mock('../../ui/toast.ts', () => ({ showToast: vi.fn<(options: object) => void>() }))

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  localStorage.clear()
})

function Header() {
  const { logout, question } = useLogout()
  return (
    <>
      <button onClick={logout}>Logout</button>
      <LogoutQuestion {...question} />
    </>
  )
}

function Form() {
  const [text, setText] = useState('')
  useReportUnsaved(text !== '')
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
}

function Dashboard() {
  const [isSignedIn, setIsSignedIn] = useState(true)
  useEffect(() => {
    const end = () => setIsSignedIn(false)
    session.addEventListener('end', end)
    return () => session.removeEventListener('end', end)
  }, [])
  if (!isSignedIn) return <Navigate to="/login" replace />
  return (
    <UnsavedForms>
      <Header />
      <Form />
    </UnsavedForms>
  )
}

function open() {
  const router = createMemoryRouter([
    { path: '/', element: <Dashboard /> },
    { path: '/login', element: <h1>Login</h1> },
  ])
  render(<RouterProvider router={router} />)
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const note = () => screen.getByLabelText<HTMLInputElement>('Note')
const type = (value: string) => fireEvent.change(note(), { target: { value } })
const question = (name: string) => screen.queryByRole('alertdialog', { name })
// A busy machine takes seconds to render a page.
const expectLogin = () =>
  waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Login'), { timeout: 15_000 })

test('Logout asks before unsaved input is thrown away', async () => {
  open()
  type('Typed')
  await press('Logout')
  expect(question('Discard your changes?')).not.toBeNull()
  await press('Keep editing')
  expect([question('Discard your changes?'), note().value]).toEqual([null, 'Typed'])
  expect(askServer).not.toHaveBeenCalled()
  await press('Logout')
  await press('Discard changes')
  expect(askServer).toHaveBeenCalledOnce()
  await expectLogin()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('without unsaved input Logout doesn’t ask', async () => {
  open()
  type('Typed')
  type('')
  await press('Logout')
  expect(askServer).toHaveBeenCalledOnce()
  await expectLogin()
})

test('unsent messages are asked about after unsaved input', async () => {
  personalStorage('asha', 'chat:1').write('unsent:1', 'Good morning')
  open()
  type('Typed')
  await press('Logout')
  await press('Discard changes')
  expect(question('Log out?')).not.toBeNull()
  await press('Stay logged in')
  expect(note().value).toBe('Typed')
  expect(askServer).not.toHaveBeenCalled()
})

test.each(['chat:1', 'diary:1'])(
  'a draft in %s is asked about, and nothing else that is stored',
  async (area) => {
    personalStorage('asha', 'view').write('projects', 'table')
    personalStorage('asha', area).write(draftKey, { text: 'Good mor' })
    open()
    await press('Logout')
    expect(question('Log out?')?.textContent).toContain(
      'You have 1 message or diary entry that hasn’t been sent.',
    )
    await press('Stay logged in')
    personalStorage('asha', area).write(draftKey, null)
    await press('Logout')
    expect(askServer).toHaveBeenCalledOnce()
  },
)

test('a failed logout leaves the typed text, which is guarded as before', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  askServer.mockRejectedValueOnce(new Error('No connection'))
  open()
  type('Typed')
  await press('Logout')
  await press('Discard changes')
  expect(note().value).toBe('Typed')
  await press('Logout')
  expect(question('Discard your changes?')).not.toBeNull()
})
