import { Role } from '@trusswell/domain/actor.ts'
import { Outlet, useLocation } from 'react-router'
import { useDiarySender } from '../features/diary/use-diary-sender.ts'
import { DashboardLayout } from '../features/dashboard/dashboard-layout.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { ReauthenticationProvider } from '../features/reauthentication/reauthentication-provider.tsx'
import { WaitingPage } from '../features/shell/waiting-page.tsx'
import { useAuth } from '../lib/session/auth-provider.tsx'

export { privateHeaders as headers } from '../lib/private-page.ts'

/** One layout for all signed-in pages, so that navigation keeps the query cache and the socket. */
export default function SignedInLayout() {
  const { pathname } = useLocation()
  // `/admin`, `/manager` and `/client` belong to one role; `/dashboard/projects` is open to all of them.
  const area = Role.options.find((role) => pathname.split('/')[1] === role)
  return (
    <DashboardLayout {...(area ? { area } : {})} waiting={<WaitingPage />} bell={<NotificationBell />}>
      <ReauthenticationProvider>
        <UnsentDiary />
        <Outlet />
      </ReauthenticationProvider>
    </DashboardLayout>
  )
}

function UnsentDiary() {
  const { user } = useAuth()
  useDiarySender(user?.id)
  return null
}
