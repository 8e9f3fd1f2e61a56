import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { withoutRow, withRow } from './cached-rows.ts'
import { showFailure, showSuccess } from './outcome-toast.ts'

type Words = { done: string; failed: string }

/** Changes to rows as the person sees them: at once, then as the server has them. */
export function useListChanges<Row extends { id: string }>(key: QueryKey) {
  const queries = useQueryClient()
  const lists = { queryKey: [...key, 'list'] }
  // What a list asked for before the change must not arrive after it; the first load isn't asked again by itself.
  const refresh = () => queries.cancelQueries(lists).then(() => queries.invalidateQueries({ queryKey: key }))

  /** Takes the row out before the server answers, and puts it back if that fails. */
  async function hide(id: string, work: () => Promise<unknown>, words: Words, undo?: () => void) {
    await queries.cancelQueries(lists)
    const before = queries.getQueriesData(lists)
    queries.setQueriesData(lists, withoutRow<Row>(id))
    try {
      await work()
      showSuccess(words.done, undo)
    } catch (error) {
      for (const [each, data] of before) queries.setQueryData(each, data)
      showFailure(error, words.failed)
    }
    await refresh()
  }

  /** Shows the server's answer in every list that has the row. */
  const put = (row: Row) => queries.setQueriesData(lists, withRow(row))

  return { hide, put, refresh }
}
