import { byColumn, newestFirst, type Order } from './paging.ts'

type Direction = Order['direction']
export type Orders<Column extends string> = Record<Column, (direction: Direction) => Order>

/** The order of a column, or of a column with a minus for the other direction. */
export function orderBy<Column extends string>(orders: Orders<Column>, sort: Column | `-${Column}`): Order {
  const isDescending = sort.startsWith('-')
  const column = (isDescending ? sort.slice(1) : sort) as Column
  return orders[column](isDescending ? 'desc' : 'asc')
}

/** Newest first is the order of the lists when they are opened. */
export const byCreation = (direction: Direction): Order =>
  direction === 'desc' ? newestFirst : { ...newestFirst, direction }

/** By the place of a value in its list, which an index has too; unknown ones come last. */
export function byRank(column: string, values: readonly string[], direction: Direction): Order {
  const ranks = values.map((value, rank) => `when '${value}' then ${rank}`).join(' ')
  return byColumn(`case ${column} ${ranks} else ${values.length} end`, direction, 'smallint')
}
