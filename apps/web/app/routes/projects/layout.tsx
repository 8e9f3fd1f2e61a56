import { Outlet } from 'react-router'
import { DashboardLayout } from '../../features/dashboard/dashboard-layout.tsx'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { WaitingPage } from '../../features/shell/waiting-page.tsx'

export { privateHeaders as headers } from '../../lib/private-page.ts'

export default function ProjectsLayout() {
  return (
    <DashboardLayout waiting={<WaitingPage />} bell={<NotificationBell />}>
      <Outlet />
    </DashboardLayout>
  )
}
