import type { Me } from '@trusswell/domain/account.ts'
import { withRetries } from '../api/with-retries.ts'

export type AuthState = 'loading' | 'unauthenticated' | 'authenticated'

export type Session = {
  state: AuthState
  user: Me | null
  /** No answer for half a minute; the session is still unknown. */
  unreachable: boolean
  /** The page after signing out; null after an expired session, which leads to the login and back. */
  leftFor: '/' | '/login' | null
  /** It expired or was ended elsewhere while the person was signed in here. */
  ended: boolean
}

export type SessionEvent = 'signed-in' | 'signed-out' | 'user-updated' | 'password-recovered'

export type SessionDeps = {
  hasHint: () => boolean
  dropHint: () => void
  /** Null without a session; throws if there is no answer. */
  askMe: () => Promise<Me | null>
  askSignOut: () => Promise<void>
  /** Removes the person's stored values; an expired session leaves them for the next login. */
  forget: () => void
  /** Notifies the other tabs. */
  tell: (event: SessionEvent) => void
  wait?: (milliseconds: number) => Promise<void>
}

const retryWithinMs = 30_000

export const unknown: Session = {
  state: 'loading',
  user: null,
  unreachable: false,
  leftFor: null,
  ended: false,
}
const signedOut: Session = { ...unknown, state: 'unauthenticated' }

export function createSessionStore(deps: SessionDeps) {
  let session = unknown
  // Incremented with each change, so that a late answer doesn't undo a newer one.
  let turn = 0
  const listeners = new Set<() => void>()

  function set(next: Session) {
    turn += 1
    session = next
    for (const listener of listeners) listener()
  }

  function end(leftFor: Session['leftFor'] = null) {
    deps.dropHint()
    // Several requests may report the end of the same session.
    const ended = leftFor === null && (session.user !== null || session.ended)
    set({ ...signedOut, leftFor, ended })
  }

  function leave() {
    end('/login')
    deps.forget()
  }

  async function refresh(): Promise<void> {
    if (!deps.hasHint()) return session.state === 'unauthenticated' ? undefined : end()
    const asked = ++turn
    const { wait } = deps
    try {
      const user = await withRetries(deps.askMe, { withinMs: retryWithinMs, ...(wait ? { wait } : {}) })
      if (asked !== turn) return
      if (user) set({ ...unknown, state: 'authenticated', user })
      else end()
    } catch {
      if (asked === turn) set({ ...session, unreachable: true })
    }
  }

  return {
    get: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    end,
    /** A page restored from the back/forward cache shows nothing until the session is known. */
    recheck() {
      if (session.state === 'authenticated') set(unknown)
      return refresh()
    },
    signedIn(user: Me) {
      set({ ...unknown, state: 'authenticated', user })
      deps.tell('signed-in')
    },
    updated(user: Me) {
      set({ ...session, user })
      deps.tell('user-updated')
    },
    addressConfirmed() {
      deps.tell('user-updated')
      return refresh()
    },
    passwordRecovered() {
      deps.tell('password-recovered')
      return refresh()
    },
    signOut: async (): Promise<void> => {
      await deps.askSignOut()
      leave()
      deps.tell('signed-out')
    },
    hear: (event: SessionEvent) => (event === 'signed-out' ? Promise.resolve(leave()) : refresh()),
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>
