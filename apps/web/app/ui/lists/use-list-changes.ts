import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { wasCancelled } from '../../lib/api/was-cancelled.ts'
import { showFailure, showSuccess } from '../outcome-toast.ts'
import { withNewRow, withoutRow, withRow } from './cached-rows.ts'

type Messages = { done: string; failed: string }

type Options = {
  /** Other queries that depend on the rows, besides their own key. */
  affects?: QueryKey | undefined
}

/** Optimistic changes to rows, followed by the server's state. */
export function useListChanges<Row extends { id: string }>(key: QueryKey, { affects = key }: Options = {}) {
  const queries = useQueryClient()
  const lists = { queryKey: [...key, 'list'] }
  // Cancels reads that started before the change; the first load wouldn't be repeated by itself.
  const refresh = () =>
    queries.cancelQueries(lists).then(() => queries.invalidateQueries({ queryKey: affects }))

  /** Shows the server's answer in every list that contains the row. */
  const put = (row: Row) => void queries.setQueriesData(lists, withRow(row))

  /** Shows the change before the server answers, and reverts it on failure. */
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
    /** Puts a saved row into the lists before they are fetched again. */
    saved: (row: Row, isNew = false) => {
      if (isNew) queries.setQueriesData(lists, withNewRow(row))
      else put(row)
      void refresh()
    },
    /** Shows the changed row at once, and reverts it on failure. */
    update: (row: Row, work: () => Promise<Row>, failed: string) =>
      optimistic(
        () => put(row),
        async () => put(await work()),
      ).catch((error: unknown) => showFailure(error, failed)),
    /** Removes the row at once, and restores it on failure. */
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
        else if (!wasCancelled(error)) showFailure(error, failed)
      }
    },
  }
}
