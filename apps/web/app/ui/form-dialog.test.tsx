// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError, noAnswer } from '../lib/api/api-error.ts'
import { useApiForm } from '../lib/forms/use-api-form.ts'
import { useRowForm } from '../lib/forms/use-row-form.ts'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'

// jsdom has no CSS.escape, which React Aria calls for each dialog.
vi.stubGlobal('CSS', { escape: String })
afterEach(cleanup)

type Row = { version: number; title: string; place: string; note: string }
type Values = Omit<Row, 'version'>

const Body = z.object({ title: z.string().min(1, 'Title is required'), place: z.string(), note: z.string() })
const labels = { title: 'Title', place: 'Place', note: 'Note' }
const first: Row = { version: 1, title: 'Hall', place: 'Delhi', note: '' }

let merged: ((row: Row) => void) | undefined

type Saved = { changes: Partial<Values>; version: number }

function open(
  save: (request: Saved) => Promise<Row>,
  onOuterSubmit?: () => void,
  onClose: () => void = () => undefined,
) {
  const onSaved = vi.fn<(row: Row) => void>()
  function Example() {
    const form = useRowForm<Values, Values, Row>({
      row: first,
      valuesOf: (row) => ({ title: row?.title ?? '', place: row?.place ?? '', note: row?.note ?? '' }),
      labels,
      schema: Body,
      save: ({ changes, version }) => save({ changes, version }),
      onSaved,
      failed: 'Failed to save',
    })
    merged = form.mergeRow
    return (
      <FormDialog title="Edit" form={form} onClose={onClose}>
        <TextField label="Title" {...form.field('title')} />
        <TextField label="Place" {...form.field('place')} />
        <TextField label="Note" {...form.field('note')} />
      </FormDialog>
    )
  }
  render(
    <form onSubmit={onOuterSubmit}>
      <Example />
    </form>,
  )
  return onSaved
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const refusal = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 409, code: 'stale_version', message: 'Someone else changed this.', ...facts })

test('a dialog opened from another form doesn’t submit that form', async () => {
  const onOuterSubmit = vi.fn<() => void>()
  const onSaved = open(async () => first, onOuterSubmit)
  press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test('Ctrl+Enter saves from a field and from the dialog itself, and only once', async () => {
  const saving = Promise.withResolvers<Row>()
  const save = vi.fn<(request: Saved) => Promise<Row>>(() => saving.promise)
  const onSaved = open(save)
  type('Note', 'Mine')
  field('Note').focus()
  fireEvent.keyDown(field('Note'), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const dialog = screen.getByRole('dialog')
  dialog.focus()
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true })
  saving.resolve({ ...first, version: 2 })
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  fireEvent.keyDown(dialog, { key: 'Enter', metaKey: true })
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
})

test('only changed fields are sent, with the version they were based on', async () => {
  const save = vi.fn<(request: Saved) => Promise<Row>>(async () => ({ ...first, version: 2 }))
  const onSaved = open(save)
  type('Note', 'Mine')
  press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...first, version: 2 }))
  expect(save.mock.calls).toEqual([[{ changes: { note: 'Mine' }, version: 1 }]])
})

test('after a conflict own changes stay, other fields take the new values, and saving again keeps both', async () => {
  const current: Row = { version: 5, title: 'Great hall', place: 'Pune', note: 'Theirs' }
  const save = vi.fn<(request: Saved) => Promise<Row>>()
  save.mockRejectedValueOnce(refusal({ current })).mockResolvedValueOnce({ ...current, version: 6 })
  const onSaved = open(save)
  type('Title', 'My hall')
  type('Note', 'Mine')
  press('Save')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Someone else changed this.')
  expect([field('Title').value, field('Place').value, field('Note').value]).toEqual([
    'My hall',
    'Pune',
    'Mine',
  ])
  const rows = within(notice).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['TitleMy hallGreat hall', 'NoteMineTheirs'])
  press('Keep mine')
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(save).toHaveBeenLastCalledWith({ changes: { title: 'My hall', note: 'Mine' }, version: 5 })
})

test('a version of one’s own is taken over: typed fields stay, and saving is no conflict', async () => {
  const save = vi.fn<(request: Saved) => Promise<Row>>(async () => first)
  const onSaved = open(save)
  type('Title', 'My hall')
  act(() => merged?.({ ...first, version: 2, note: 'Replied' }))
  expect([field('Title').value, field('Note').value]).toEqual(['My hall', 'Replied'])
  // A colleague changed what is typed here: both versions are shown when it is saved.
  act(() => merged?.({ ...first, version: 3, title: 'Their hall' }))
  press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(save).toHaveBeenCalledWith({ changes: { title: 'My hall' }, version: 2 })
})

test('the colleague’s version can be taken instead', async () => {
  const current: Row = { version: 5, title: 'Great hall', place: 'Pune', note: 'Theirs' }
  open(async () => Promise.reject(refusal({ current })))
  type('Title', 'My hall')
  press('Save')
  await screen.findByRole('alert')
  press('Use theirs')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect([field('Title').value, field('Note').value]).toEqual(['Great hall', 'Theirs'])
})

test('validation errors of browser and server are shown at their field, and the first one gets the focus', async () => {
  const save = vi.fn<(request: Saved) => Promise<Row>>()
  save.mockRejectedValueOnce(refusal({ code: 'invalid_request', fields: { place: 'No such place' } }))
  open(save)
  type('Title', '')
  press('Save')
  await screen.findByText('Title is required')
  expect(document.activeElement).toBe(field('Title'))
  expect(save).not.toHaveBeenCalled()
  type('Title', 'Hall')
  press('Save')
  await screen.findByText('No such place')
  expect(document.activeElement).toBe(field('Place'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('errors that belong to no field are shown above the fields, with the request id', async () => {
  const save = vi.fn<(request: Saved) => Promise<Row>>()
  save
    .mockRejectedValueOnce(noAnswer())
    .mockRejectedValueOnce(refusal({ code: 'internal', message: 'The disk is full', requestId: 'req-8' }))
  open(save)
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to save')
  press('Save')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The disk is full'))
  expect(screen.getByRole('alert').textContent).toContain('req-8')
})

test('nested values are compared, merged and validated one by one', async () => {
  type Grouped = { version: number; name: string; mail: { host: string; port: string } }
  const row: Grouped = { version: 1, name: 'Hall', mail: { host: 'a.example', port: '25' } }
  const current: Grouped = { version: 2, name: 'Great hall', mail: { host: 'b.example', port: '587' } }
  const save = vi.fn<() => Promise<Grouped>>()
  save
    .mockRejectedValueOnce(refusal({ current }))
    .mockRejectedValueOnce(refusal({ code: 'invalid_request', fields: { 'mail.host': 'No such host' } }))
  function Example() {
    const form = useRowForm<Omit<Grouped, 'version'>, object, Grouped>({
      row,
      valuesOf: (each) => ({ name: each?.name ?? '', mail: { ...(each?.mail ?? row.mail) } }),
      labels: { name: 'Name', 'mail.host': 'Host', 'mail.port': 'Port' },
      schema: z.object({ name: z.string(), mail: z.object({ host: z.string(), port: z.string() }) }),
      save,
      onSaved: () => undefined,
    })
    return (
      <FormDialog title="Edit" form={form} onClose={() => undefined}>
        <TextField label="Name" {...form.field('name')} />
        <TextField label="Host" {...form.field('mail.host')} />
        <TextField label="Port" {...form.field('mail.port')} />
      </FormDialog>
    )
  }
  render(<Example />)
  type('Host', 'mine.example')
  press('Save')
  const rows = within(await screen.findByRole('alert')).getAllByRole('row')
  expect(rows.slice(1).map((each) => each.textContent)).toEqual(['Hostmine.exampleb.example'])
  expect([field('Name').value, field('Host').value, field('Port').value]).toEqual([
    'Great hall',
    'mine.example',
    '587',
  ])
  press('Keep mine')
  await screen.findByText('No such host')
  expect(document.activeElement).toBe(field('Host'))
})

test('Escape closes an unchanged form, and asks before typed work is lost', () => {
  const onClose = vi.fn<() => void>()
  open(async () => first, undefined, onClose)
  const escape = () => fireEvent.keyDown(field('Title'), { key: 'Escape' })
  type('Title', 'Tower')
  escape()
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  press('Keep editing')
  expect(field('Title').value).toBe('Tower')
  escape()
  expect(onClose).not.toHaveBeenCalled()
  press('Discard changes')
  expect(onClose).toHaveBeenCalledOnce()
  escape()
  type('Title', 'Hall')
  escape()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('Escape asks before input that isn’t among the form’s values is lost', () => {
  const onClose = vi.fn<() => void>()
  function Example() {
    const [file, setFile] = useState<string | null>(null)
    const form = useApiForm({
      schema: z.object({ title: z.string() }),
      defaults: { title: 'Hall' },
      send: async (body) => body,
      onSent: onClose,
    })
    return (
      <FormDialog title="Edit" form={form} dirty={file !== null} onClose={onClose}>
        <TextField label="Title" {...form.field('title')} />
        <button type="button" onClick={() => setFile(file === null ? 'bill.pdf' : null)}>
          {file ?? 'No file'}
        </button>
      </FormDialog>
    )
  }
  render(<Example />)
  const escape = () => fireEvent.keyDown(field('Title'), { key: 'Escape' })
  press('No file')
  escape()
  expect(screen.getByRole('alert').textContent).toBe('Discard your changes?')
  expect(onClose).not.toHaveBeenCalled()
  press('Keep editing')
  press('bill.pdf')
  escape()
  expect(onClose).toHaveBeenCalledOnce()
})

test('Cancel discards the changes', () => {
  const onClose = vi.fn<() => void>()
  open(async () => first, undefined, onClose)
  type('Title', 'Tower')
  press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
})
