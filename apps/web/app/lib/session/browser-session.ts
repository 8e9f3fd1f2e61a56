import type { Me } from '@trusswell/domain/account.ts'
import { noAnswer } from '../api/api-error.ts'
import { errorOf } from '../api/answer-of.ts'
import { forgetPersonal } from './personal-storage.ts'
import { createSessionStore, type SessionEvent } from './session-store.ts'

const channelName = 'session'
const week = 7 * 24 * 3_600

/** Plain fetch, because this is part of every public page's script. */
export const session = createSessionStore({
  hasHint: () => /(^|; )(__Host-)?signed_in=1(;|$)/.test(document.cookie),
  dropHint() {
    setHint('', 0)
    delete document.documentElement.dataset['hint']
  },
  async askMe() {
    const response = await call('GET', '/api/me')
    if (response.status === 401) return null
    // The session is renewed while in use, so its hint must not expire earlier.
    setHint('1', week)
    return (await response.json()) as Me
  },
  forget: () => forgetPersonal(),
  askSignOut: async () => void (await call('POST', '/api/auth/sign-out')),
  tell(event) {
    const channel = new BroadcastChannel(channelName)
    channel.postMessage(event)
    channel.close()
  },
})

/** Follows other tabs and restores from the back/forward cache, until the returned function is called. */
export function watchSession(): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<SessionEvent>) => void session.hear(data)
  addEventListener('pageshow', ({ persisted }) => void (persisted && session.recheck()), {
    signal: stop.signal,
  })
  void session.refresh()
  return () => {
    channel.close()
    stop.abort()
  }
}

function setHint(value: string, seconds: number): void {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
  document.cookie = `${prefix}signed_in=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

async function call(method: string, path: string): Promise<Response> {
  const response = await fetch(path, { method, signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw noAnswer()
  })
  if (response.ok || response.status === 401) return response
  throw errorOf(response.status, await response.json().catch(() => null))
}
