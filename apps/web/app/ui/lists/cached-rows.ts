import type { InfiniteData } from '@tanstack/react-query'
import type { Page } from './use-rows.ts'

type Cached<Row> = InfiniteData<Page<Row>> | undefined

export const withoutRow =
  <Row extends { id: string }>(id: string) =>
  (cached: Cached<Row>): Cached<Row> =>
    eachPage(cached, (rows) => rows.filter((row) => row.id !== id))

export const withRow =
  <Row extends { id: string }>(changed: Row) =>
  (cached: Cached<Row>): Cached<Row> =>
    eachPage(cached, (rows) => rows.map((row) => (row.id === changed.id ? changed : row)))

/** On top of the first page, unless it is listed already. */
export const withNewRow =
  <Row extends { id: string }>(added: Row) =>
  (cached: Cached<Row>): Cached<Row> => {
    if (!cached || cached.pages.some((page) => page.data.some(({ id }) => id === added.id))) return cached
    const [first, ...others] = cached.pages
    return first && { ...cached, pages: [{ ...first, data: [added, ...first.data] }, ...others] }
  }

function eachPage<Row>(cached: Cached<Row>, change: (rows: Row[]) => Row[]): Cached<Row> {
  return cached && { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) }
}
