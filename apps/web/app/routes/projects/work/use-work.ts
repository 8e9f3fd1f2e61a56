import { useListChanges } from '../../../ui/lists/use-list-changes.ts'
import { useRemoval } from '../../../ui/lists/use-removal.ts'
import { type Page, useRows } from '../../../ui/lists/use-rows.ts'
import { projectKey, type WorkQuery } from './work-source.ts'

/** Milestones, tasks, expenses or risks as the API has them. */
export type WorkSource<Row> = {
  /** In the plural, as in the URL. */
  name: string
  /** In the singular. */
  one: string
  list: (projectId: string, query: WorkQuery, signal: AbortSignal) => Promise<Page<Row>>
  remove: (projectId: string, id: string) => Promise<unknown>
  restore: (projectId: string, id: string) => Promise<unknown>
}

type Options = {
  /** Reads on by itself, where what is shown needs every row. */
  whole?: boolean
}

export function useWorkRows<Row>(
  projectId: string,
  source: WorkSource<Row>,
  { whole = false }: Options = {},
) {
  const list = useRows({
    key: [...projectKey(projectId), source.name],
    read: (cursor, signal) => source.list(projectId, { limit: 100, ...cursor }, signal),
    pages: whole ? Infinity : 1,
  })
  return { ...list, more: list.more && !whole }
}

type Removal<Row> = {
  nameOf: (row: Row) => string
  /** Where a failed deletion is not shown by a toast. */
  onFailed?: (error: unknown) => void
}

export function useWorkChanges<Row extends { id: string }>(
  projectId: string,
  source: WorkSource<Row>,
  { nameOf, onFailed }: Removal<Row>,
) {
  const key = [...projectKey(projectId), source.name]
  // Progress, health and dates of the project follow from its work.
  const affects = projectKey(projectId)
  const removal = useRemoval<Row>(key, {
    affects,
    remove: (id) => source.remove(projectId, id),
    restore: (id) => source.restore(projectId, id),
    messages: (row) => {
      const name = `${capital(source.one)} “${nameOf(row)}”`
      return {
        removed: `${name} deleted`,
        removeFailed: `Failed to delete ${source.one}`,
        restored: `${name} restored`,
        restoreFailed: `${name} couldn’t be restored`,
      }
    },
    ...(onFailed ? { onFailed } : {}),
  })
  return { ...useListChanges<Row>(key, { affects }), ...removal }
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
