import { useQuery } from '@tanstack/react-query'
import { MarkAllRead } from '../../features/notifications/mark-all-read.tsx'
import { NotificationList } from '../../features/notifications/notification-list.tsx'
import {
  notificationFilters,
  notificationKey,
  unreadQuery,
} from '../../features/notifications/notification-source.ts'
import { useMarkRead } from '../../features/notifications/use-mark-read.ts'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noMessages from '../../illustrations/scenes/no-messages.tsx?drawing'
import { answerOf } from '../../lib/api/answer-of.ts'
import { api } from '../../lib/api/browser-api.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { useList } from '../../ui/lists/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const meta = privateMeta('Notifications')

type Query = ListQuery<typeof notificationFilters> & { cursor?: string }

const read = ({ deleted: _deleted, search: _search, ...query }: Query, signal: AbortSignal) =>
  answerOf(api.GET('/api/client/notifications', { params: { query }, signal }))

export default function ClientNotifications() {
  const list = useList({ key: [...notificationKey, 'client'], filters: notificationFilters, read })
  const { pending, markRead, markAllRead } = useMarkRead()
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  return (
    <>
      <PageHeader
        title="Notifications"
        note="Updates about your projects. Times are in IST."
        actions={
          <>
            <ButtonLink tone="secondary" to="/client/settings#notifications">
              Preferences
            </ButtonLink>
            <MarkAllRead tone="secondary" unread={unread} pending={pending} onPress={markAllRead} />
          </>
        }
      />
      <OfflineNotice />
      <div className="list-toolbar">
        <FilterChips
          label="Show"
          param="filter"
          cursorParam="pages"
          options={[{ value: 'unread', label: 'Unread' }]}
        />
      </div>
      <div className="ui-card list-panel">
        <ListBody
          list={list}
          label="Notification list"
          noun="notifications"
          skeleton={<Skeleton rows={6} label="Loading notifications" />}
          empty={
            <EmptyState
              figure={<DrawingImage drawing={noMessages} />}
              action={
                <ButtonLink tone="secondary" to="/client/projects">
                  See your projects
                </ButtonLink>
              }
            >
              You’re all caught up. Updates about your projects will appear here.
            </EmptyState>
          }
        >
          {(rows) => <NotificationList notifications={rows} onMark={markRead} />}
        </ListBody>
      </div>
    </>
  )
}
