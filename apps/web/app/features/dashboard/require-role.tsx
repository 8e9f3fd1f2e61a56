import type { Me } from '@trusswell/domain/account.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { loginPath } from '../../lib/session/next-path.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { showToast } from '../../ui/toast.ts'

type RequireRoleProps = {
  /** Any role if left out. */
  role?: Role
  waiting: ReactNode
  children: (user: Me) => ReactNode
}

export function RequireRole({ role, waiting, children }: RequireRoleProps) {
  const { state, user, unreachable, leftFor, ended, refresh } = useAuth()
  const location = useLocation()
  if (unreachable && !user) {
    return (
      <main className="dashboard-unreachable">
        <ErrorPanel
          message="We couldn’t check whether you’re signed in. Please try again."
          onRetry={() => void refresh()}
        />
      </main>
    )
  }
  if (state === 'loading') return waiting
  if (!user) return <Leave to={leftFor ?? loginPath(location)} ended={ended} />
  if (role && user.user_metadata.role !== role) return <Denied waiting={waiting} role={role} />
  return children(user)
}

function Leave({ to, ended }: { to: string; ended: boolean }) {
  useEffect(() => {
    if (!ended) return
    showToast({ title: 'You were signed out', description: 'Sign in again to continue.', tone: 'info' })
  }, [ended])
  return <Navigate to={to} replace />
}

function Denied({ waiting, role }: { waiting: ReactNode; role: Role }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`Access denied: ${pathname} is for the role ${role}`)
    showToast({
      title: 'Access denied',
      description: 'You don’t have access to that page.',
      tone: 'danger',
    })
    void navigate('/', { replace: true })
  }, [navigate, pathname, role])
  return waiting
}
