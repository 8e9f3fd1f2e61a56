import { useQuery, type QueryKey } from '@tanstack/react-query'

type RowSource<Row> = {
  key: QueryKey
  id: string | null
  /** What the list has loaded; asked first. */
  rows: Row[]
  /** Where single rows can be read: an address that names a row further down still opens it. */
  read?: (id: string) => Promise<Row>
}

export function useRow<Row extends { id: string }>({ key, id, rows, read }: RowSource<Row>) {
  const known = rows.find((row) => row.id === id)
  const asked = useQuery({
    queryKey: [...key, 'row', id],
    queryFn: () => read!(id!),
    enabled: id !== null && known === undefined && read !== undefined,
    retry: false,
  })
  return { row: known ?? asked.data, missing: asked.isError || (known === undefined && read === undefined) }
}
