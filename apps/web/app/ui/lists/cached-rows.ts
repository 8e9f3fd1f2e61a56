import type { InfiniteData } from '@tanstack/react-query'
import { mostCounted } from '../../lib/list-total.ts'
import type { Page } from './use-rows.ts'

type Cached<Row> = InfiniteData<Page<Row>> | undefined

export const withoutRow =
  <Row extends { id: string }>(id: string) =>
  (cached: Cached<Row>): Cached<Row> =>
    withTotal(
      eachPage(cached, (rows) => rows.filter((row) => row.id !== id)),
      isListed(cached, id) ? -1 : 0,
    )

export const withRow =
  <Row extends { id: string }>(changed: Row) =>
  (cached: Cached<Row>): Cached<Row> =>
    eachPage(cached, (rows) => rows.map((row) => (row.id === changed.id ? changed : row)))

/** On top of the first page, unless it is listed already. */
export const withNewRow =
  <Row extends { id: string }>(added: Row) =>
  (cached: Cached<Row>): Cached<Row> => {
    if (!cached || isListed(cached, added.id)) return cached
    const [first, ...others] = cached.pages
    return (
      first && withTotal({ ...cached, pages: [{ ...first, data: [added, ...first.data] }, ...others] }, 1)
    )
  }

const isListed = <Row extends { id: string }>(cached: Cached<Row>, id: string) =>
  cached?.pages.some((page) => page.data.some((row) => row.id === id)) ?? false

/** Above the highest number the total isn't known, so it stays. */
function withTotal<Row>(cached: Cached<Row>, change: number): Cached<Row> {
  const [first, ...others] = cached?.pages ?? []
  if (!cached || first?.total === undefined || first.total > mostCounted) return cached
  return { ...cached, pages: [{ ...first, total: first.total + change }, ...others] }
}

function eachPage<Row>(cached: Cached<Row>, change: (rows: Row[]) => Row[]): Cached<Row> {
  return cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) }
}
