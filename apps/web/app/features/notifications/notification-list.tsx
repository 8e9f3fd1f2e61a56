import type { Notification } from '@trusswell/domain/notifications.ts'
import { NotificationLine } from './notification-line.tsx'
import './notifications.css'

type NotificationListProps = {
  notifications: Notification[]
  onMark: (id: string, read: boolean) => void
  /** Called when the person follows a notification's link. */
  onGo?: () => void
}

export function NotificationList({ notifications, onMark, onGo }: NotificationListProps) {
  return (
    <ul className="notification-list">
      {notifications.map((notification) => (
        <NotificationLine
          key={notification.id}
          notification={notification}
          onMark={onMark}
          {...(onGo ? { onGo } : {})}
        />
      ))}
    </ul>
  )
}
