import type { Application } from '@trusswell/domain/applications.ts'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { openedRow } from '../../ui/lists/use-row.ts'

type Source = { key: QueryKey; id: string | null; read: (id: string) => Promise<Application> }

/** Fetches one application again, because the cached list may be minutes old and the file may have been scanned since. */
export function useApplication({ key, id, read }: Source) {
  const query = useQuery({
    queryKey: [...key, 'row', id],
    queryFn: () => read(id!),
    enabled: id !== null,
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.resume?.state === 'quarantined' ? 3_000 : false),
  })
  return openedRow(query)
}
