import type { Me } from '@trusswell/domain/account.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../../lib/query-client.ts'
import { AriaRouter } from '../../ui/aria-router.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { RequireRole } from './require-role.tsx'
import { TopBar } from './top-bar.tsx'
import { TwoFactorReminder } from './two-factor-reminder.tsx'
import { VerificationBanner } from './verification-banner.tsx'
import './dashboard.css'

type DashboardLayoutProps = { area: Role; waiting: ReactNode; children: ReactNode }

export function DashboardLayout({ area, waiting, children }: DashboardLayoutProps) {
  return (
    <RequireRole role={area} waiting={waiting}>
      {(user) => (
        // Another person gets another cache.
        <Dashboard key={user.id} user={user}>
          {children}
        </Dashboard>
      )}
    </RequireRole>
  )
}

function Dashboard({ user, children }: { user: Me; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const { role } = user.user_metadata
  return (
    <QueryClientProvider client={queryClient}>
      <AriaRouter>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <div className="dashboard" data-density="compact">
          <Rail role={role} />
          <div className="dashboard-body">
            <TopBar user={user} />
            <VerificationBanner user={user} />
            <TwoFactorReminder user={user} />
            <main id="main" className="dashboard-main" tabIndex={-1}>
              {children}
            </main>
          </div>
          <BottomBar role={role} />
        </div>
      </AriaRouter>
    </QueryClientProvider>
  )
}
