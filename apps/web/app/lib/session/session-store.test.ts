import type { Me } from '@trusswell/domain/account.ts'
import { expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../api/api-error.ts'
import { createSessionStore, type SessionEvent, unknown } from './session-store.ts'

const person: Me = {
  id: '01a1dd35-f982-737e-8e60-8832b1a0eb19',
  email: 'asha@client.example',
  email_verified: true,
  pending_email: null,
  two_factor_enabled: false,
  two_factor_due: null,
  organisation: null,
  user_metadata: { name: 'Asha Menon', role: 'client' },
  created_at: '2026-11-15T03:17:44Z',
}

function storeWith(given: { hint?: boolean; me?: () => Promise<Me | null>; signOut?: () => Promise<void> }) {
  let hint = given.hint ?? true
  const told: SessionEvent[] = []
  const waits: number[] = []
  const askMe = vi.fn<() => Promise<Me | null>>(given.me ?? (async () => person))
  const forget = vi.fn<() => void>()
  const store = createSessionStore({
    hasHint: () => hint,
    dropHint: () => void (hint = false),
    askMe,
    askSignOut: given.signOut ?? (async () => undefined),
    forget,
    tell: (event) => told.push(event),
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  return { store, told, waits, askMe, forget, hasHint: () => hint }
}

test('[AU-16] the state starts as loading, and without the session hint it becomes unauthenticated without a request', async () => {
  const { store, askMe } = storeWith({ hint: false })
  expect(store.get()).toEqual(unknown)
  await store.refresh()
  expect(store.get()).toMatchObject({ state: 'unauthenticated', user: null })
  expect(askMe).not.toHaveBeenCalled()
})

test('[AU-16] a valid session makes the person authenticated', async () => {
  const { store } = storeWith({})
  await store.refresh()
  expect(store.get()).toMatchObject({ state: 'authenticated', user: person })
})

test('an ended session removes its hint, and the person’s drafts stay', async () => {
  const { store, hasHint, forget } = storeWith({ me: async () => null })
  await store.refresh()
  expect(forget).not.toHaveBeenCalled()
  expect(store.get()).toMatchObject({ state: 'unauthenticated', leftFor: null })
  expect(hasHint()).toBe(false)
})

test('the end of a session is known as such only to a person who was signed in', async () => {
  const { store } = storeWith({})
  store.end()
  expect(store.get().ended).toBe(false)
  store.signedIn(person)
  store.end()
  store.end()
  expect(store.get()).toMatchObject({ state: 'unauthenticated', ended: true })
  store.signedIn(person)
  expect(store.get().ended).toBe(false)
  await store.signOut()
  expect(store.get().ended).toBe(false)
})

test('[AU-21] a failed request is repeated after 200 ms, doubling, within 30 s', async () => {
  const { store, waits } = storeWith({ me: () => Promise.reject(noAnswer()) })
  await store.refresh()
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12800])
  expect(store.get()).toMatchObject({ state: 'loading', unreachable: true })
})

test('[AU-21] an answer in between stops the retries', async () => {
  let tries = 0
  const { store, waits } = storeWith({
    me: async () => {
      tries += 1
      if (tries < 3) throw new ApiError({ status: 503, code: 'unavailable', message: '' })
      return person
    },
  })
  await store.refresh()
  expect(waits).toEqual([200, 400])
  expect(store.get().state).toBe('authenticated')
})

test('[AU-17] signing out clears the person and notifies the other tabs', async () => {
  const { store, told, forget } = storeWith({})
  await store.refresh()
  expect(forget).not.toHaveBeenCalled()
  await store.signOut()
  expect(forget).toHaveBeenCalledOnce()
  expect(store.get()).toEqual({ ...unknown, state: 'unauthenticated', leftFor: '/login' })
  expect(told).toEqual(['signed-out'])
})

test('a failed sign-out changes nothing', async () => {
  const { store, told, forget } = storeWith({ signOut: () => Promise.reject(noAnswer()) })
  await store.refresh()
  await expect(store.signOut()).rejects.toThrow()
  expect(store.get().user).toEqual(person)
  expect(told).toEqual([])
  expect(forget).not.toHaveBeenCalled()
})

test('[AU-18] messages from other tabs: signed out applies at once, everything else is fetched again', async () => {
  const { store, askMe, forget } = storeWith({})
  for (const event of ['signed-in', 'user-updated', 'password-recovered'] as const) await store.hear(event)
  expect(askMe).toHaveBeenCalledTimes(3)
  await store.hear('signed-out')
  expect(store.get()).toMatchObject({ state: 'unauthenticated', leftFor: '/login' })
  expect(askMe).toHaveBeenCalledTimes(3)
  expect(forget).toHaveBeenCalledOnce()
})

test('an answer that arrives after signing out doesn’t restore the person', async () => {
  let answer: (me: Me) => void = () => undefined
  const { store } = storeWith({ me: () => new Promise((resolve) => (answer = resolve)) })
  const asked = store.refresh()
  await store.signOut()
  answer(person)
  await asked
  expect(store.get().state).toBe('unauthenticated')
})

test('a page from the back/forward cache shows nothing until the session is known', async () => {
  const { store } = storeWith({})
  await store.refresh()
  const checked = store.recheck()
  expect(store.get()).toEqual(unknown)
  await checked
  expect(store.get().state).toBe('authenticated')
})
