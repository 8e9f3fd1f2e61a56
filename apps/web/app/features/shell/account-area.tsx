import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'

const UserMenu = lazy(() => import('./user-menu.tsx'))

/** The login links, or the account menu, which is loaded for signed-in people only. */
export function AccountArea() {
  const { user } = useAuth()
  if (user) {
    const { name } = user.user_metadata
    return (
      <div className="site-account">
        <Suspense
          fallback={
            <span className="site-user">
              <span>{name}</span>
            </span>
          }
        >
          <UserMenu name={name} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="site-account site-guest">
      <Link to="/login">Login</Link>
      <Link to="/signup">Sign Up</Link>
    </div>
  )
}
