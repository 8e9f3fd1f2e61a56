import { useInfiniteQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { listNotifications, notificationKey } from './notification-source.ts'
import { NotificationList } from './notification-list.tsx'

type BellListProps = { onMark: (id: string, read: boolean) => void; onGo: () => void }

export function BellList({ onMark, onGo }: BellListProps) {
  const list = useInfiniteQuery({
    queryKey: [...notificationKey, 'bell'],
    queryFn: ({ pageParam, signal }) => listNotifications(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_cursor,
  })
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <div className="notification-drawer" aria-busy={list.isPending}>
      {list.isError && (
        <QueryError query={list} message={messageOf(list.error, 'The notifications couldn’t be loaded.')} />
      )}
      {list.isPending &&
        (list.isPaused ? (
          <EmptyState>You’re offline. Notifications will appear here when you’re back online.</EmptyState>
        ) : (
          <Skeleton lines={6} label="Loading notifications" />
        ))}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState>You’re all caught up. New notifications will appear here.</EmptyState>
      )}
      {rows.length > 0 && (
        <>
          <NotificationList notifications={rows} onMark={onMark} onGo={onGo} />
          <LoadMore
            note="Times in IST"
            more={list.hasNextPage}
            pending={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      )}
    </div>
  )
}
