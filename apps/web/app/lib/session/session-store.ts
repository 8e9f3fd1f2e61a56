import type { Me } from '@trusswell/domain/account.ts'
import { withRetries } from '../api/with-retries.ts'

export type AuthState = 'loading' | 'unauthenticated' | 'authenticated'

export type Session = {
  state: AuthState
  user: Me | null
  /** Asked for half a minute without an answer; who is there is still not known. */
  unreachable: boolean
  /** Where a person who left goes; null after a session that was found to be over: to the login and back. */
  leftFor: '/' | '/login' | null
}

export type SessionEvent = 'signed-in' | 'signed-out' | 'user-updated' | 'password-recovered'

export type SessionDeps = {
  hasHint: () => boolean
  dropHint: () => void
  /** Null where nobody is signed in; throws where there is no answer. */
  askMe: () => Promise<Me | null>
  askSignOut: () => Promise<void>
  /** What the browser keeps of the person; a session that merely ran out leaves it for their return. */
  forget: () => void
  /** To the other tabs. */
  tell: (event: SessionEvent) => void
  wait?: (milliseconds: number) => Promise<void>
}

const retryWithinMs = 30_000

export const unknown: Session = { state: 'loading', user: null, unreachable: false, leftFor: null }
const nobody: Session = { ...unknown, state: 'unauthenticated' }

export function createSessionStore(deps: SessionDeps) {
  let session = unknown
  // Counts up with each change of mind, so that a late answer does not undo a newer one.
  let turn = 0
  const listeners = new Set<() => void>()

  function set(next: Session) {
    turn += 1
    session = next
    for (const listener of listeners) listener()
  }

  function end(leftFor: Session['leftFor'] = null) {
    deps.dropHint()
    set({ ...nobody, leftFor })
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
    /** A page that comes back from the browser's memory shows nothing until it is known who is there. */
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
