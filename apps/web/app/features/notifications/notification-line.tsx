import type { Notification } from '@trusswell/domain/notifications.ts'
import { Mail, MailOpen } from 'lucide-react'
import { Link } from 'react-router'
import { momentForReader, shortTime } from '../../lib/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'

type NotificationLineProps = {
  notification: Notification
  onMark: (id: string, read: boolean) => void
  onGo?: () => void
}

export function NotificationLine({ notification, onMark, onGo }: NotificationLineProps) {
  const { id, message, path, read, created_at } = notification

  function go() {
    if (!read) onMark(id, true)
    onGo?.()
  }

  return (
    <li data-row data-unread={read ? undefined : ''}>
      <p>
        {!read && <span className="sr-only">Unread: </span>}
        <Link data-open to={path} onClick={go}>
          {message}
        </Link>
      </p>
      <time dateTime={created_at} title={momentForReader(created_at)}>
        {shortTime(created_at)}
      </time>
      <IconButton
        size="small"
        label={read ? `Mark as unread: ${message}` : `Mark as read: ${message}`}
        title={read ? 'Mark as unread' : 'Mark as read'}
        icon={read ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
        onClick={() => onMark(id, !read)}
      />
    </li>
  )
}
