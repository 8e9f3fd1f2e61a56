import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { session as browserSession, watchSession } from './browser-session.ts'
import { type SessionStore, unknown } from './session-store.ts'

const AuthContext = createContext<SessionStore | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(watchSession, [])
  return <AuthContext value={browserSession}>{children}</AuthContext>
}

/** Provides the session. The server renders every page without one, as `loading`. */
export function useAuth() {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth must be used within an AuthProvider')
  const session = useSyncExternalStore(store.subscribe, store.get, () => unknown)
  const { refresh, signOut } = store
  return { ...session, refresh, signOut }
}
