import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { markCached } from './mark-cached.ts'
import { notificationKey, readAll, setRead } from './notification-source.ts'

type Mark = { id?: string; read: boolean }

// Where notifications stand: the lists with the count, and the overview.
const places = [{ queryKey: notificationKey }, { queryKey: ['projects', 'overview'] }]

/** Shown as read at once, and as before where that fails. */
export function useMarkRead() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id, read }: Mark): Promise<unknown> =>
      id === undefined ? readAll() : setRead(id, read),
    async onMutate({ id, read }) {
      await Promise.all(places.map((place) => queries.cancelQueries(place)))
      const before = places.flatMap((place) => queries.getQueriesData(place))
      for (const place of places) {
        queries.setQueriesData(place, (cached: Parameters<typeof markCached>[0]) =>
          markCached(cached, read, id),
        )
      }
      return before
    },
    onError(error, _mark, before = []) {
      for (const [key, data] of before) queries.setQueryData(key, data)
      showToast({
        title: 'Error',
        description: messageOf(error, 'Failed to mark as read'),
        tone: 'danger',
      })
    },
    onSettled: () => Promise.all(places.map((place) => queries.invalidateQueries(place))),
  })
  return {
    pending: isPending,
    markRead: (id: string, read: boolean) => mutate({ id, read }),
    markAllRead: () => mutate({ read: true }),
  }
}
