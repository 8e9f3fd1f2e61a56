import { MarkAllRead } from '../../../features/notifications/mark-all-read.tsx'
import { NotificationList } from '../../../features/notifications/notification-list.tsx'
import { useMarkRead } from '../../../features/notifications/use-mark-read.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Overview } from './overview-source.ts'

export function LatestNotifications({ overview }: { overview: Overview | undefined }) {
  const { pending, markRead, markAllRead } = useMarkRead()
  const unread = overview?.unread ?? 0
  return (
    <Card
      title="Notifications"
      count={unread > 0 ? `${unread} unread` : undefined}
      flush
      className="client-notifications"
      actions={<MarkAllRead unread={unread} pending={pending} onPress={markAllRead} />}
      footer={
        <>
          <span>Times in IST</span>
          <ButtonLink
            tone="quiet"
            size="small"
            to="/client/notifications"
            aria-label="View All notifications"
          >
            View All
          </ButtonLink>
        </>
      }
    >
      {overview === undefined && <Skeleton rows={4} label="Loading your notifications" />}
      {overview?.notifications.length === 0 && (
        <EmptyState>You’re all caught up. Updates about your projects will appear here.</EmptyState>
      )}
      {overview && <NotificationList notifications={overview.notifications} onMark={markRead} />}
    </Card>
  )
}
