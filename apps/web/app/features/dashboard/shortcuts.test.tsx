// @vitest-environment jsdom
import type { Me } from '@trusswell/domain/account.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shortcuts } from './shortcuts.tsx'
import { createKeyReader } from './shortcut-keys.ts'

// jsdom lacks these, which React Aria and the row keys use.
vi.stubGlobal('CSS', { escape: String })
vi.stubGlobal('PointerEvent', MouseEvent)
HTMLElement.prototype.checkVisibility = () => true

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const edited = vi.fn<(row: string) => void>()
const pressed = vi.fn<(what: string) => void>()

function Page({ role }: { role: 'admin' | 'client' }) {
  const user = { id: 'u1', user_metadata: { name: 'Meera', role }, organisation: null } as unknown as Me
  const [open, setOpen] = useState(false)
  return (
    <>
      <Shortcuts user={user} open={open} onOpenChange={setOpen} />
      <p data-testid="where">{useLocation().pathname}</p>
      <main>
        <form role="search">
          <input type="search" aria-label="Search" />
        </form>
        <input type="checkbox" data-choose-all aria-label="All" onChange={() => pressed('all')} />
        <button type="button" data-bulk-key="s" onClick={() => pressed('status')}>
          Set status
        </button>
        <button type="button" data-bulk-key="r" onClick={() => pressed('reminders')}>
          Send reminders
        </button>
        {['one', 'two'].map((row) => (
          <article key={row} data-row>
            <h2>
              <a href={`#${row}`}>{row}</a>
            </h2>
            <input
              type="checkbox"
              data-choose
              aria-label={`Select ${row}`}
              onChange={() => pressed(`select ${row}`)}
            />
            <button type="button" data-next onClick={() => pressed(`reply to ${row}`)}>
              Reply
            </button>
            <button type="button" data-edit onClick={() => edited(row)}>
              Edit
            </button>
          </article>
        ))}
      </main>
    </>
  )
}

const open = (role: 'admin' | 'client' = 'admin') =>
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Page role={role} />
    </MemoryRouter>,
  )
const press = (key: string, extra: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...extra })
const focused = () => document.activeElement?.textContent
// The dialog is loaded when it is first opened.
const slow = { timeout: 5_000 }
const where = () => screen.getByTestId('where').textContent

test('j and k move between the rows and stop at their ends, and e edits the focused one', () => {
  open()
  press('e')
  expect(edited).not.toHaveBeenCalled()
  const seen = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key)
    return focused()
  })
  expect(seen).toEqual(['one', 'two', 'two', 'one', 'one'])
  press('e')
  expect(edited.mock.lastCall).toEqual(['one'])
})

test('x, a, n, s and r act on the focused row and on the selection', () => {
  open()
  for (const key of ['x', 'n']) press(key)
  expect(pressed).not.toHaveBeenCalled()
  for (const key of ['j', 'j', 'x', 'n', 'a', 's', 'm', 't', 'c', 'r']) press(key)
  expect(pressed.mock.calls.flat()).toEqual(['select two', 'reply to two', 'all', 'status', 'reminders'])
  expect(focused()).toBe('two')
})

test('g and a letter open an area, if the role can open it', () => {
  open('client')
  press('g')
  press('u')
  expect(where()).toBe('/start')
  press('g')
  press('p')
  expect(where()).toBe('/client/projects')
})

test('the second key counts for a moment only', () => {
  const read = createKeyReader([{ to: '/admin/projects', key: 'p' }])
  read('g', 0)
  expect(read('p', 5_000)).toBeNull()
  read('g', 6_000)
  expect(read('p', 6_500)).toEqual({ act: 'go', to: '/admin/projects' })
  expect(read('p', 6_600)).toBeNull()
})

test('nothing happens while typing, with a modifier key or in a dialog', async () => {
  open()
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  for (const key of ['j', '?', 'g', 'p']) press(key)
  expect([focused(), where()]).toEqual(['', '/start'])
  screen.getByRole('searchbox').blur()
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }])
    press('j', held)
  expect(document.activeElement).toBe(document.body)
  press('?', { shiftKey: true })
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, slow)
  press('g')
  press('p')
  fireEvent.keyDown(document.body, { key: 'j' })
  expect([where(), focused()]).not.toContain('one')
  expect(where()).toBe('/start')
})

test('the switch in the dialog turns the shortcuts off for this person, after a reload too', async () => {
  const { unmount } = open()
  press('?')
  fireEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }, slow))
  unmount()
  open()
  press('j')
  press('?')
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
  localStorage.clear()
  dispatchEvent(new Event('storage'))
})
