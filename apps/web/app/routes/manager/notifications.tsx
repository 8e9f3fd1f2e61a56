import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Notifications')

export default function ManagerNotifications() {
  return <NotificationsPage area="manager" />
}
