// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useRowForm } from '../lib/forms/use-row-form.ts'
import { FormDialog } from './form-dialog.tsx'
import { useOpen } from './lists/use-open.ts'
import { TextField } from './text-field.tsx'
import { UnsavedForms, useReportUnsaved } from './unsaved-forms.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
const onDiscard = vi.fn<() => void>()
let stored: () => Promise<void>

beforeEach(() => {
  stored = () => Promise.resolve()
  onDiscard.mockClear()
})
afterEach(cleanup)

type Row = { version: number; title: string }
type DialogProps = { onClose: () => void; onDiscard?: () => void }

function EditDialog({ onClose, onDiscard }: DialogProps) {
  const [file, setFile] = useState<string | null>(null)
  const form = useRowForm<{ title: string }, { title: string }, Row>({
    row: { version: 1, title: 'Hall' },
    valuesOf: (row) => ({ title: row?.title ?? '' }),
    labels: { title: 'Title' },
    schema: z.object({ title: z.string() }),
    save: async ({ body }) => {
      await stored()
      return { version: 2, ...body }
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Edit"
      form={form}
      dirty={file !== null}
      onClose={onClose}
      {...(onDiscard ? { onDiscard } : {})}
    >
      <TextField label="Title" {...form.field('title')} />
      <button type="button" onClick={() => setFile('bill.pdf')}>
        Choose a file
      </button>
      {file}
    </FormDialog>
  )
}

/** A list whose dialog is in the URL, with a second dialog that isn't. */
function List() {
  const { opened, open, close } = useOpen()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h1>List</h1>
      <button onClick={() => open('new')}>Open in the URL</button>
      <button onClick={() => setIsOpen(true)}>Open here</button>
      {opened !== null && <EditDialog onClose={close} onDiscard={onDiscard} />}
      {isOpen && <EditDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Page() {
  const [text, setText] = useState('')
  useReportUnsaved(text !== '')
  return (
    <>
      <h1>Page</h1>
      <label>
        Note
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Link to="?tab=payments">Payments</Link>
      <Link to="?room=notes">Internal notes</Link>
      <Link to="?sort=name">By name</Link>
    </>
  )
}

const guarded = (
  <UnsavedForms>
    <Outlet />
  </UnsavedForms>
)

function start(...entries: string[]) {
  const router = createMemoryRouter(
    [
      {
        element: guarded,
        children: [
          { path: '/', element: <h1>Overview</h1> },
          { path: '/list', element: <List /> },
          { path: '/page', element: <Page /> },
        ],
      },
      { path: '/login', element: <h1>Login</h1> },
    ],
    { initialEntries: entries },
  )
  render(<RouterProvider router={router} />)
  return {
    go: (to: number) => act(() => router.navigate(to)),
    replace: (to: string) => act(() => router.navigate(to, { replace: true })),
    url: () => router.state.location.pathname + router.state.location.search,
  }
}

// A busy machine takes seconds to render a dialog.
const slow = { timeout: 15_000 }
const heading = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => act(() => fireEvent.click(screen.getByRole('link', { name })))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const typed = () => screen.getByLabelText<HTMLInputElement>('Title').value
const dialog = () => screen.queryByRole('dialog', { name: 'Edit' })
const question = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' })

test('Back asks before it closes a changed dialog', async () => {
  const { go, url } = start('/', '/list')
  press('Open in the URL')
  type('Title', 'Tower')
  await go(-1)
  expect(question()?.textContent).toContain('What you changed on this page isn’t saved.')
  press('Keep editing')
  expect([question(), typed(), url()]).toEqual([null, 'Tower', '/list?open=new'])
  expect(onDiscard).not.toHaveBeenCalled()
  await go(-1)
  press('Discard changes')
  await waitFor(() => expect([question(), dialog(), url()]).toEqual([null, null, '/list']), slow)
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('Back asks before it closes a dialog with a chosen file', async () => {
  const { go, url } = start('/', '/list')
  press('Open in the URL')
  press('Choose a file')
  await go(-1)
  press('Keep editing')
  expect(screen.getByText('bill.pdf')).toBeTruthy()
  expect(url()).toBe('/list?open=new')
  await go(-1)
  press('Discard changes')
  await waitFor(() => expect([question(), dialog(), url()]).toEqual([null, null, '/list']), slow)
})

test('Back closes an unchanged dialog without a question', async () => {
  const { go, url } = start('/list')
  press('Open in the URL')
  await go(-1)
  expect([question(), dialog(), url()]).toEqual([null, null, '/list'])
})

test.each([
  ['Save', () => press('Save')],
  ['Cancel', () => press('Cancel')],
  [
    'the answer to Escape',
    () => {
      fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape' })
      press('Discard changes')
    },
  ],
])('%s closes a changed dialog without asking again', async (_name, close) => {
  const { go, url } = start('/', '/list')
  press('Open in the URL')
  type('Title', 'Tower')
  close()
  await waitFor(() => expect([question(), dialog(), url()]).toEqual([null, null, '/list']), slow)
  // The dialog that Forward opens again is a new one.
  await go(1)
  await screen.findByLabelText('Title', {}, slow)
  type('Title', 'Shed')
  await go(-1)
  expect(question()).not.toBeNull()
  expect(url()).toBe('/list?open=new')
})

test('a save that ends while the question is open closes both', async () => {
  const saving = Promise.withResolvers<void>()
  stored = () => saving.promise
  const { go, url } = start('/', '/list')
  press('Open in the URL')
  type('Title', 'Tower')
  await act(async () => press('Save'))
  await go(-1)
  expect(question()).not.toBeNull()
  await act(async () => saving.resolve())
  await waitFor(() => expect([question(), dialog(), url()]).toEqual([null, null, '/list']), slow)
})

test('a changed dialog that isn’t in the URL is guarded too', async () => {
  const { go } = start('/', '/list')
  press('Open here')
  type('Title', 'Tower')
  await go(-1)
  press('Keep editing')
  expect([typed(), heading()]).toEqual(['Tower', 'List'])
  press('Save')
  await waitFor(() => expect(dialog()).toBeNull(), slow)
  await go(-1)
  expect([question(), heading()]).toEqual([null, 'Overview'])
})

test('a form on a page stays when the query changes, and asks before its tab or room does', async () => {
  const { url } = start('/page')
  type('Note', 'Typed')
  await follow('By name')
  expect([question(), url()]).toEqual([null, '/page?sort=name'])
  for (const name of ['Payments', 'Internal notes']) {
    await follow(name)
    press('Keep editing')
    expect(url()).toBe('/page?sort=name')
  }
})

test('an ended session leads to the login without a question, also while one is open', async () => {
  const first = start('/page')
  type('Note', 'Typed')
  await first.replace('/login')
  expect([question(), heading()]).toEqual([null, 'Login'])
  cleanup()
  const second = start('/', '/page')
  type('Note', 'Typed')
  await second.go(-1)
  expect(question()).not.toBeNull()
  await second.replace('/login')
  expect([question(), heading()]).toEqual([null, 'Login'])
})

test('the browser asks before the window is closed with typed work, and not otherwise', () => {
  start('/list')
  press('Open here')
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true })
    act(() => void dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(close()).toBe(false)
  type('Title', 'Tower')
  expect(close()).toBe(true)
  type('Title', 'Hall')
  expect(close()).toBe(false)
})
