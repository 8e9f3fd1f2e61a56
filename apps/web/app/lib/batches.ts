import { bulkMost as most } from '@trusswell/domain/bulk.ts'

/** Parts that fit into one bulk request. */
const batches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most))

/**
 * Sends one batch after the other. If one fails after others were done, the rest isn't sent and `isPartial` is true, so that
 * what was done can be shown and undone.
 */
export async function inBatches<Item, Answer>(
  items: Item[],
  send: (batch: Item[]) => Promise<Answer>,
): Promise<{ answers: Answer[]; isPartial: boolean }> {
  const answers: Answer[] = []
  for (const batch of batches(items)) {
    try {
      answers.push(await send(batch))
    } catch (error) {
      if (answers.length === 0) throw error
      return { answers, isPartial: true }
    }
  }
  return { answers, isPartial: false }
}

type BulkAnswer<Row, Change> = { data: Row[]; changed: Change[] }

/** The changed rows, and what an undo needs. */
export async function changeInBatches<Row, Change>(
  ids: string[],
  send: (ids: string[]) => Promise<BulkAnswer<Row, Change>>,
): Promise<BulkAnswer<Row, Change> & { isPartial: boolean }> {
  const { answers, isPartial } = await inBatches(ids, send)
  return {
    data: answers.flatMap(({ data }) => data),
    changed: answers.flatMap(({ changed }) => changed),
    isPartial,
  }
}

/** To be appended to what was done. */
export const partialNote = (
  isPartial: boolean,
  note = 'The others couldn’t be changed. Select them and try again.',
) => (isPartial ? `. ${note}` : '')
