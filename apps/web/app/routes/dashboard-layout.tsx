import { roles } from '@trusswell/domain/actor-values.ts'
import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useDiarySender } from '../features/diary/use-diary-sender.ts'
import { DashboardLayout } from '../features/dashboard/dashboard-layout.tsx'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { ReauthenticationProvider } from '../features/reauthentication/reauthentication-provider.tsx'
import { WaitingPage } from '../features/shell/waiting-page.tsx'
import { useAuth } from '../lib/session/auth-provider.tsx'
import { forgetOthers } from '../lib/session/forget-others.ts'

export { privateHeaders as headers } from '../lib/private-page.ts'

/** One layout for all signed-in pages, so that navigation keeps the query cache and the socket. */
export default function SignedInLayout() {
  const { pathname } = useLocation()
  // `/admin`, `/manager` and `/client` belong to one role; `/dashboard/projects` is open to all of them.
  const area = roles.find((role) => pathname.split('/')[1] === role)
  return (
    <DashboardLayout {...(area ? { area } : {})} waiting={<WaitingPage />} bell={<NotificationBell />}>
      <ReauthenticationProvider>
        <StoredWork />
        <Outlet />
      </ReauthenticationProvider>
    </DashboardLayout>
  )
}

/** Sends what the person wrote without a connection, and removes what other people left in this browser. */
function StoredWork() {
  const { user } = useAuth()
  const id = user?.id
  useDiarySender(id)
  useEffect(() => {
    // Without a connection it is done by the next page.
    if (id !== undefined) forgetOthers(id).catch(() => {})
  }, [id])
  return null
}
