import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHeaderLogout } from './use-header-logout.ts'

const LogoutQuestion = lazy(() => import('../../ui/logout-question.tsx'))

export function MobileAccount() {
  const { user } = useAuth()
  const { pending, logout, question } = useHeaderLogout()
  if (!user) {
    return (
      <div className="site-guest site-menu-guest">
        <Link to="/login">Login</Link>
        <Link to="/signup">Sign Up</Link>
      </div>
    )
  }
  return (
    <>
      <p className="site-menu-name">{user.user_metadata.name}</p>
      <Link to="/dashboard">Dashboard</Link>
      <button type="button" disabled={pending} onClick={logout}>
        {pending && <Spinner label="Logging out" />}
        Logout
      </button>
      {question.unsent > 0 && (
        <Suspense>
          <LogoutQuestion {...question} />
        </Suspense>
      )}
    </>
  )
}
