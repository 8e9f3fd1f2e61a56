import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { showFailure, showSuccess } from '../outcome-toast.ts'
import { withNewRow, withoutRow, withRow } from './cached-rows.ts'

type Messages = { done: string; failed: string }

type Options = {
  /** What else follows from the rows, if it is more than their own key. */
  affects?: QueryKey | undefined
}

/** Changes to rows as the person sees them: at once, then as the server has them. */
export function useListChanges<Row extends { id: string }>(key: QueryKey, { affects = key }: Options = {}) {
  const queries = useQueryClient()
  const lists = { queryKey: [...key, 'list'] }
  // What a list asked for before the change must not arrive after it; the first load isn't asked again by itself.
  const refresh = () =>
    queries.cancelQueries(lists).then(() => queries.invalidateQueries({ queryKey: affects }))

  /** Shows the server's answer in every list that has the row. */
  const put = (row: Row) => void queries.setQueriesData(lists, withRow(row))

  /** Shows the change before the server answers, and takes it back if that fails. */
  async function optimistic(change: () => void, work: () => Promise<unknown>) {
    await queries.cancelQueries(lists)
    const before = queries.getQueriesData(lists)
    change()
    try {
      await work()
    } catch (error) {
      for (const [each, data] of before) queries.setQueryData(each, data)
      throw error
    } finally {
      void refresh()
    }
  }

  return {
    put,
    refresh,
    /** A saved row, new or not, stands in the lists before they are read again. */
    saved: (row: Row, isNew = false) => {
      if (isNew) queries.setQueriesData(lists, withNewRow(row))
      else put(row)
      void refresh()
    },
    /** Shows the row as it will be, and as it was if that fails. */
    update: (row: Row, work: () => Promise<Row>, failed: string) =>
      optimistic(
        () => put(row),
        async () => put(await work()),
      ).catch((error: unknown) => showFailure(error, failed)),
    /** Takes the row out, and puts it back if that fails. */
    hide: async (
      id: string,
      work: () => Promise<unknown>,
      { done, failed }: Messages,
      { undo, onFailed }: { undo?: () => void; onFailed?: (error: unknown) => void } = {},
    ) => {
      try {
        await optimistic(() => void queries.setQueriesData(lists, withoutRow<Row>(id)), work)
        showSuccess(done, undo)
      } catch (error) {
        if (onFailed) onFailed(error)
        else showFailure(error, failed)
      }
    },
  }
}
