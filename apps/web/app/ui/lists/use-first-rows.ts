import { useLocation } from 'react-router'
import { useWhole } from '../use-whole.ts'

/** A line of cards or about half a screen of rows: what can be painted at once on a slow processor. */
function firstCount(cards: boolean): number {
  const narrow = matchMedia('(max-width: 860px)').matches
  if (cards) return narrow ? 2 : 3
  return narrow ? 5 : 9
}

type List<Row> = { id: string; rows: Row[]; waiting: boolean; cards?: boolean }

/** The first rows of a list that is new or shown in another way, and all of them once these are painted. */
export function useFirstRows<Row>({ id, rows, waiting, cards = false }: List<Row>): Row[] {
  const { search } = useLocation()
  const look = `${id} ${new URLSearchParams(search).get('view') ?? ''}`
  // A short list counts as painted too, so that a row added later doesn't cut it.
  const whole = useWhole(look, { waiting, empty: rows.length === 0 })
  if (whole) return rows
  const count = firstCount(cards)
  return rows.length > count ? rows.slice(0, count) : rows
}
