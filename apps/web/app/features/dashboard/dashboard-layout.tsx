import type { Me } from '@trusswell/domain/account.ts'
import { accountPath } from '@trusswell/domain/account-path.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLive } from '../../lib/live/use-live.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { AriaRouter } from '../../ui/aria-router.tsx'
import { UnsavedForms } from '../../ui/unsaved-forms.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { ReleaseFocus } from './release-focus.tsx'
import { RequireRole } from './require-role.tsx'
import { TopBar } from './top-bar.tsx'
import { TwoFactorReminder } from './two-factor-reminder.tsx'
import { VerificationBanner } from './verification-banner.tsx'
import { useLostFocus } from './use-lost-focus.ts'
import './dashboard.css'

type DashboardLayoutProps = {
  /** Left out where every role has access. */
  area?: Role
  waiting: ReactNode
  /** Shown in the top bar. */
  bell: ReactNode
  children: ReactNode
}

export function DashboardLayout({ area, waiting, bell, children }: DashboardLayoutProps) {
  return (
    <RequireRole {...(area ? { role: area } : {})} waiting={waiting}>
      {(user) => (
        // Each person gets a separate cache.
        <Dashboard key={user.id} user={user} bell={bell}>
          {children}
        </Dashboard>
      )}
    </RequireRole>
  )
}

type DashboardProps = { user: Me; bell: ReactNode; children: ReactNode }

/** Of an admin without two-factor authentication whose time is up, the page that turns it on is all that is open. */
function Dashboard({ user, bell, children }: DashboardProps) {
  const [queryClient] = useState(createQueryClient)
  const { pathname } = useLocation()
  const { role } = user.user_metadata
  const closed = user.two_factor_due?.is_over ?? false
  useLostFocus()
  if (closed && pathname !== accountPath(role)) return <Navigate to={accountPath(role)} replace />
  return (
    <QueryClientProvider client={queryClient}>
      {!closed && <Live />}
      <FollowMembership user={user} />
      <AriaRouter>
        <UnsavedForms>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <div className="dashboard" data-density="compact" data-closed={closed || undefined}>
            {!closed && <Rail role={role} />}
            <div className="dashboard-body">
              <TopBar user={user} {...(closed ? {} : { bell })} />
              <VerificationBanner user={user} />
              <TwoFactorReminder user={user} />
              <main id="main" className="dashboard-main" tabIndex={-1}>
                <ReleaseFocus page={pathname}>{children}</ReleaseFocus>
              </main>
            </div>
            {!closed && <BottomBar role={role} />}
          </div>
        </UnsavedForms>
      </AriaRouter>
    </QueryClientProvider>
  )
}

// Each API process may cache a person's rights for 2 more seconds.
const rightsKnownMs = 2_500

/** Removes an organisation's data from the screen when the person leaves it or gets another role in it. */
function FollowMembership({ user: { organisation } }: { user: Me }) {
  const queries = useQueryClient()
  const membership = organisation && `${organisation.id} ${organisation.role}`
  const shown = useRef(membership)
  useEffect(() => {
    if (shown.current === membership) return
    shown.current = membership
    void queries.resetQueries()
    const timer = setTimeout(() => void queries.invalidateQueries(), rightsKnownMs)
    return () => clearTimeout(timer)
  }, [queries, membership])
  return null
}

function Live() {
  useLive()
  return null
}
