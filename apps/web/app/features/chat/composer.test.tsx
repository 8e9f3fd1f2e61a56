// @vitest-environment jsdom
import type { ChatPerson } from '@trusswell/domain/chat.ts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswer } from '../../lib/api/api-error.ts'
import { chatStorage } from './chat-storage.ts'
import { Composer, type ComposerHandle } from './composer.tsx'
import type { Chat } from './use-chat.ts'

vi.mock('../../lib/forms/upload-form.ts')
const { uploadForm } = await import('../../lib/forms/upload-form.ts')

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const person = (id: string, name: string): ChatPerson => ({
  id,
  name,
  avatar: null,
  from_staff: true,
  duty: null,
})
const people = [person('you', 'Asha Rao'), person('1', 'Ravi Teja'), person('2', 'Meera Krishnan')]
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)
const attachment = (name: string) => ({
  id: '0190a1b2-0000-7000-8000-00000000000a',
  name,
  url: '/api/files/0190a1b2-0000-7000-8000-00000000000a',
  type: 'application/pdf',
  size: 10,
  state: 'quarantined' as const,
  thumbnail_url: null,
  width: null,
  height: null,
})

function open() {
  const send = vi.fn<(written: { text: string; files: unknown[] }) => void>()
  const onUploadFailed = vi.fn<(problem: string) => void>()
  const onEditLast = vi.fn<() => void>()
  const handle = createRef<ComposerHandle>()
  const chat = {
    client: { send, typing: () => {} },
    source: { uploadPath: '/upload' },
    storage: chatStorage('you', 'p1', 'everyone'),
    snapshot: { room: { loaded: null, quoted: new Map() } },
  } as unknown as Chat
  render(
    <Composer
      ref={handle}
      chat={chat}
      audience="everyone"
      you="you"
      people={people}
      onUploadFailed={onUploadFailed}
      onSent={() => {}}
      onEditLast={onEditLast}
    />,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  return {
    box,
    send,
    onUploadFailed,
    onEditLast,
    type: (value: string) => {
      fireEvent.change(box, { target: { value } })
      box.setSelectionRange(value.length, value.length)
      fireEvent.select(box)
    },
    attach: (...files: File[]) => act(() => handle.current?.attach(files)),
    press: (key: string, more = {}) => fireEvent.keyDown(box, { key, ...more }),
  }
}

test('Enter sends text that isn’t empty; a new line or an unfinished input-method word isn’t sent', async () => {
  const { send, type, press, onEditLast } = open()
  type('  ')
  press('Enter')
  type('Namaste')
  press('Enter', { shiftKey: true })
  press('Enter', { isComposing: true })
  expect(send).not.toHaveBeenCalled()
  press('Enter')
  await waitFor(() => expect(send.mock.calls).toMatchObject([[{ text: 'Namaste' }]]))
  press('ArrowUp')
  expect(onEditLast).toHaveBeenCalledOnce()
  type('x'.repeat(8_001))
  press('Enter')
  expect(screen.getByText('Messages can have at most 8,000 characters')).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(1)
})

test('the keys that choose a mention don’t send the message', () => {
  const { box, send, type, press } = open()
  type('Hello @me')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['MKMeera KrishnanAdmin'])
  type('Hello @')
  expect(screen.getAllByRole('option')).toHaveLength(2)
  press('ArrowDown')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id)
  press('Enter')
  expect([box.value, send.mock.calls.length]).toEqual(['Hello @Meera Krishnan ', 0])
  expect(screen.queryByRole('listbox')).toBeNull()
  type('@')
  press('Escape')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a message waits for its uploads, and a failed upload for a decision', async () => {
  const { box, send, type, press, attach, onUploadFailed } = open()
  const upload = Promise.withResolvers<unknown>()
  vi.mocked(uploadForm).mockReturnValueOnce(upload.promise)
  type('See')
  attach(file('plan.pdf'))
  press('Enter')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Uploading…' })).toBeTruthy())
  expect(send).not.toHaveBeenCalled()
  upload.resolve(attachment('plan.pdf'))
  await waitFor(() =>
    expect(send.mock.calls).toMatchObject([
      [
        {
          text: 'See\n[plan.pdf](/api/files/0190a1b2-0000-7000-8000-00000000000a)',
          files: [{ name: 'plan.pdf' }],
        },
      ],
    ]),
  )
  expect(box.value).toBe('')

  const failing = Promise.withResolvers<unknown>()
  vi.mocked(uploadForm).mockReturnValueOnce(failing.promise)
  type('Again')
  attach(file('plan.pdf'))
  press('Enter')
  failing.reject(noAnswer())
  await waitFor(() => expect(onUploadFailed).toHaveBeenLastCalledWith('Check your connection and try again.'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy())
  press('Enter')
  expect(onUploadFailed).toHaveBeenLastCalledWith('Retry or remove the file first.')
  expect(send).toHaveBeenCalledTimes(1)
  vi.mocked(uploadForm).mockResolvedValueOnce(attachment('plan.pdf'))
  fireEvent.click(screen.getByRole('button', { name: 'Retry plan.pdf' }))
  await waitFor(() => expect(box.value).toContain('[plan.pdf]'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }))
  expect(box.value.trim()).toBe('Again')
})

test('a pasted file is uploaded and linked, and pasted text is left to the browser', async () => {
  const { box } = open()
  vi.mocked(uploadForm).mockResolvedValueOnce(attachment('plan.pdf'))
  expect(fireEvent.paste(box, { clipboardData: { files: [] } })).toBe(true)
  expect(uploadForm).not.toHaveBeenCalled()
  expect(fireEvent.paste(box, { clipboardData: { files: [file('plan.pdf')] } })).toBe(false)
  await waitFor(() => expect(box.value).toBe('[plan.pdf](/api/files/0190a1b2-0000-7000-8000-00000000000a)\n'))
})

test('a cancelled upload is aborted without a message, and what was written stays to be sent', async () => {
  const { box, send, type, press, attach, onUploadFailed } = open()
  let isAborted = false
  vi.mocked(uploadForm).mockImplementationOnce(
    (_path, _form, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true
          reject(signal.reason)
        })
      }),
  )
  type('See')
  attach(file('plan.pdf'))
  press('Enter')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Uploading…' })).toBeTruthy())
  const cancel = screen.getByRole('button', { name: 'Cancel plan.pdf' })
  cancel.focus()
  fireEvent.click(cancel)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy())
  expect(isAborted).toBe(true)
  expect(screen.queryByText('plan.pdf')).toBeNull()
  expect(document.activeElement).toBe(box)
  expect([box.value, send.mock.calls.length, onUploadFailed.mock.calls.length]).toEqual(['See', 0, 0])
  press('Enter')
  await waitFor(() => expect(send.mock.calls).toMatchObject([[{ text: 'See', files: [] }]]))
})

test('files of a wrong type, too large ones and too many are refused before the upload', () => {
  const { attach, onUploadFailed } = open()
  vi.mocked(uploadForm).mockReturnValue(new Promise(() => {}))
  const large = file('large.pdf')
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 })
  attach(file('run.exe'), large)
  attach(...Array.from({ length: 11 }, (_each, at) => file(`${at}.pdf`)))
  expect(onUploadFailed.mock.calls.flat()).toEqual([
    expect.stringContaining('This type of file can’t be sent'),
    'Files can be at most 25 MB.',
    'Attach at most 10 files.',
  ])
  expect(uploadForm).toHaveBeenCalledTimes(10)
})
