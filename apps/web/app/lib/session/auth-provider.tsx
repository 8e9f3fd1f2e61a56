import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import { session as browserSession, watchSession } from './browser-session.ts'
import { type SessionStore, unknown } from './session-store.ts'

const AuthContext = createContext<SessionStore | null>(null)

export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(watchSession, [])
  return <AuthContext value={browserSession}>{children}</AuthContext>
}

/** Who is there. The server renders every page for nobody in particular: it says `loading`. */
export function useAuth() {
  const store = use(AuthContext)
  if (!store) throw new Error('useAuth must be used within an AuthProvider')
  const session = useSyncExternalStore(store.subscribe, store.get, () => unknown)
  const { refresh, signOut } = store
  return { ...session, refresh, signOut }
}
