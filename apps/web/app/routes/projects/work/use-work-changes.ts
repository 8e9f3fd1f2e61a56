import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { withoutRow, withRow } from '../../../features/list-page/cached-rows.ts'
import { showFailure, showSuccess } from '../../../features/list-page/outcome-toast.ts'
import { projectKey, workKey } from './work-key.ts'

type Page<Row> = { data: Row[]; next_cursor: string | null }

type Removal<Row> = {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** `Milestone “Handover”`. */
  nameOf: (row: Row) => string
  /** Where the failure is not told by a toast. */
  onFailed?: (error: unknown) => void
  failed: string
}

// The dialog gives the focus back when it has faded out; by then the row's button is gone.
const fadeMs = 400

/** Changes as the person sees them: at once, then as the server has them. */
export function useWorkChanges<Row extends { id: string }>(projectId: string, name: string) {
  const queries = useQueryClient()
  const list = { queryKey: [...workKey(projectId, name), 'list'] }
  const element = useRef<HTMLElement>(null)
  const region = useCallback((now: HTMLElement | null) => void (element.current = now), [])
  // Progress, health and dates of the project follow from its work.
  const refresh = () => queries.invalidateQueries({ queryKey: projectKey(projectId) })

  const put = (row: Row) => void queries.setQueriesData(list, withRow(row))

  async function attempt(change: () => void, work: () => Promise<unknown>) {
    await queries.cancelQueries(list)
    const before = queries.getQueriesData(list)
    change()
    try {
      await work()
    } catch (error) {
      for (const [key, data] of before) queries.setQueryData(key, data)
      throw error
    } finally {
      void refresh()
    }
  }

  async function bringBack(row: Row, { restore, nameOf }: Removal<Row>) {
    try {
      await restore(row.id)
      showSuccess(`${nameOf(row)} restored`)
    } catch (error) {
      showFailure(error, `${nameOf(row)} could not be restored`)
    }
    await refresh()
  }

  return {
    region,
    put,
    refresh,
    /** A saved new row stands in the list before the list is read again. */
    add: (row: Row) => {
      queries.setQueriesData<InfiniteData<Page<Row>>>(list, (cached) => cached && withNewRow(cached, row))
      void refresh()
    },
    change: (row: Row) => {
      put(row)
      void refresh()
    },
    /** Shows the row as it shall be, and as it was if that fails. */
    foresee: async (row: Row, work: () => Promise<Row>, failed: string) => {
      await attempt(
        () => put(row),
        async () => put(await work()),
      ).catch((error: unknown) => showFailure(error, failed))
    },
    remove: async (row: Row, removal: Removal<Row>) => {
      const { remove, nameOf, failed, onFailed } = removal
      setTimeout(() => {
        if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
      }, fadeMs)
      try {
        await attempt(
          () => void queries.setQueriesData(list, withoutRow<Row>(row.id)),
          () => remove(row.id),
        )
        showSuccess(`${nameOf(row)} deleted`, () => void bringBack(row, removal))
      } catch (error) {
        if (onFailed) onFailed(error)
        else showFailure(error, failed)
      }
    },
  }
}

function withNewRow<Row extends { id: string }>(cached: InfiniteData<Page<Row>>, row: Row) {
  const [first, ...others] = cached.pages
  if (!first || cached.pages.some((page) => page.data.some(({ id }) => id === row.id))) return cached
  return { ...cached, pages: [{ ...first, data: [row, ...first.data] }, ...others] }
}
