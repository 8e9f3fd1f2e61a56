import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

type RowSource<Row> = {
  key: QueryKey
  id: string | null
  /** The loaded rows, searched first. */
  rows: Row[]
  /** Loads a row that the URL names and that isn't on a loaded page. */
  read: (id: string) => Promise<Row>
}

export function useRow<Row extends { id: string }>({ key, id, rows, read }: RowSource<Row>) {
  const [shown, setShown] = useState<Row>()
  const listed = rows.find((row) => row.id === id)
  if (listed && listed !== shown) setShown(listed)
  // A colleague's change can remove the row from the list; an open dialog keeps it.
  const known = listed ?? (shown?.id === id ? shown : undefined)
  const asked = useQuery({
    queryKey: [...key, 'row', id],
    queryFn: () => read(id!),
    enabled: id !== null && known === undefined,
    retry: false,
  })
  return { row: known ?? asked.data, missing: asked.isError }
}
