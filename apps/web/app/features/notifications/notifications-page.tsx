import { accountPath } from '@trusswell/domain/account-path.ts'
import type { Role } from '@trusswell/domain/actor.ts'
import { useQuery } from '@tanstack/react-query'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'
import {
  listNotifications,
  notificationFilters,
  notificationKey,
  unreadQuery,
} from './notification-source.ts'
import { useMarkRead } from './use-mark-read.ts'
import { DrawingImage } from '../../illustrations/drawing-image.tsx'
import noMessages from '../../illustrations/scenes/no-messages.tsx?drawing'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { ListQuery } from '../../ui/lists/list-query.ts'
import { ListViews } from '../../ui/lists/list-views.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { usePreservedFocus } from '../../ui/lists/use-preserved-focus.ts'
import { useList } from '../../ui/lists/use-list.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Query = ListQuery<typeof notificationFilters> & { cursor?: string }

const read = ({ deleted: _deleted, search: _search, ...query }: Query, signal: AbortSignal) =>
  listNotifications(query, signal)

/** The person's own notifications; `area` is the part of the dashboard that they use. */
export function NotificationsPage({ area }: { area: Role }) {
  const list = useList({ key: [...notificationKey, 'all'], filters: notificationFilters, read })
  const { pending, markRead, markAllRead } = useMarkRead()
  const { region, preserveFocus } = usePreservedFocus()
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  return (
    <>
      <PageHeader
        title="Notifications"
        note={`${notes[area]} Times are in IST.`}
        actions={
          <>
            <ButtonLink tone="secondary" to={`${accountPath(area)}#notifications`}>
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
        <ListViews />
      </div>
      <div className="ui-card list-panel">
        <ListBody
          ref={region}
          list={list}
          label="Notification list"
          noun="notifications"
          order="newest first"
          skeleton={<Skeleton rows={6} label="Loading notifications" />}
          empty={
            <EmptyState
              figure={<DrawingImage drawing={noMessages} />}
              action={
                <ButtonLink tone="secondary" to={`/${area}/projects`}>
                  {area === 'client' ? 'See your projects' : 'See projects'}
                </ButtonLink>
              }
            >
              You’re all caught up. {empty[area]}
            </EmptyState>
          }
        >
          {(rows) => (
            <NotificationList
              notifications={rows}
              // Among the unread ones, a read one is removed with its button.
              onMark={(id, read) => {
                const place = rows.findIndex((row) => row.id === id)
                markRead(id, read, () => preserveFocus(place))
              }}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}

const notes: Record<Role, string> = {
  admin: 'Updates about projects, payments, applications and enquiries.',
  manager: 'Updates about your projects, applications and enquiries.',
  client: 'Updates about your projects.',
}

const empty: Record<Role, string> = {
  admin: 'Updates about projects, payments, applications and enquiries will appear here.',
  manager: 'Updates about your projects, applications and enquiries will appear here.',
  client: 'Updates about your projects will appear here.',
}
