import { Outlet } from 'react-router'
import { DashboardLayout } from '../../features/dashboard/dashboard-layout.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { ReauthenticationProvider } from '../../features/reauthentication/reauthentication-provider.tsx'
import { WaitingPage } from '../../features/shell/waiting-page.tsx'

export { privateHeaders as headers } from '../../lib/private-page.ts'

export default function ManagerLayout() {
  return (
    <DashboardLayout area="manager" waiting={<WaitingPage />} bell={<NotificationBell />}>
      <ReauthenticationProvider>
        <Outlet />
      </ReauthenticationProvider>
    </DashboardLayout>
  )
}
