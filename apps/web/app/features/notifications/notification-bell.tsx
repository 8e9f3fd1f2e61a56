import { mostUnread } from '@trusswell/domain/notification-values.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { BellDrawer } from './bell-drawer.tsx'
import { unreadQuery } from './notification-source.ts'
import './notifications.css'

export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  const shown = unread >= mostUnread ? `${mostUnread - 1}+` : String(unread)
  return (
    <div className="notification-bell">
      <IconButton
        label={unread > 0 ? `Notifications, ${shown} unread` : 'Notifications'}
        aria-haspopup="dialog"
        icon={<Bell aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {unread > 0 && (
        <span className="notification-count" aria-hidden="true">
          {shown}
        </span>
      )}
      <span className="sr-only" role="status">
        {unread > 0 && `${shown} unread ${nounFor(unread, 'notification')}`}
      </span>
      <BellDrawer isOpen={open} onOpenChange={setOpen} unread={unread} />
    </div>
  )
}
