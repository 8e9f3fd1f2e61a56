import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LiveKey } from '../../lib/live/live-keys.ts'
import { showFailure } from '../../ui/outcome-toast.ts'
import { markCached } from './mark-cached.ts'
import { notificationKey, readAll, setRead } from './notification-source.ts'

type Mark = { id?: string; read: boolean }

// The queries that contain notifications: the lists with the count, and the overview.
const affected: { queryKey: LiveKey }[] = [
  { queryKey: notificationKey },
  { queryKey: ['projects', 'overview'] },
]

/** Marks as read optimistically and reverts on failure. */
export function useMarkRead() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, read }: Mark): Promise<unknown> =>
      id === undefined ? readAll() : setRead(id, read),
    async onMutate({ id, read }) {
      await Promise.all(affected.map((place) => queries.cancelQueries(place)))
      const before = affected.flatMap((place) => queries.getQueriesData(place))
      for (const place of affected) {
        queries.setQueriesData(place, (cached: Parameters<typeof markCached>[0]) =>
          markCached(cached, read, id),
        )
      }
      return before
    },
    onError(error, _mark, before = []) {
      for (const [key, data] of before) queries.setQueryData(key, data)
      showFailure(error, 'Failed to mark as read')
    },
    onSettled: () => Promise.all(affected.map((place) => queries.invalidateQueries(place))),
  })
  return {
    pending: isPending,
    markRead: (id: string, read: boolean, onSettled?: () => void) =>
      mutate({ id, read }, onSettled ? { onSettled } : {}),
    markAllRead: () => mutate({ read: true }),
  }
}
