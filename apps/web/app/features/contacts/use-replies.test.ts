// @vitest-environment jsdom
import type { ContactSubmission } from '@trusswell/domain/contact.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useReplies } from './use-replies.ts'

const contact = (id: string, changes: Partial<ContactSubmission> = {}) =>
  ({ id, status: 'new', deleted_at: null, ...changes }) as ContactSubmission

test('goes on with enquiries that are still new, those below the first one first', async () => {
  const listed = ['above', 'first', 'taken', 'below', 'deleted'].map((id) => contact(id))
  const stored = new Map(listed.map((each) => [each.id, each]))
  const read = async (id: string) => stored.get(id) ?? Promise.reject(new Error('not found'))
  const { result } = renderHook(() => useReplies({ read }))
  act(() => result.current.start(listed[1]!, listed))
  expect(result.current.contact?.id).toBe('first')

  stored.set('taken', contact('taken', { status: 'in-progress' }))
  stored.delete('deleted')
  act(() => result.current.next?.())
  await waitFor(() => expect(result.current.contact?.id).toBe('below'))
  act(() => result.current.next?.())
  await waitFor(() => expect(result.current.contact?.id).toBe('above'))
  expect(result.current.next).toBeUndefined()
})

test('closes when colleagues have answered the others', async () => {
  const listed = [contact('first'), contact('second')]
  const read = async (id: string) => contact(id, { status: 'in-progress' })
  const { result } = renderHook(() => useReplies({ read }))
  act(() => result.current.start(listed[0]!, listed))
  act(() => result.current.next?.())
  await waitFor(() => expect(result.current.contact).toBeUndefined())
})
