import { bulkMost as most } from '@trusswell/domain/projects.ts'
/** Parts that fit into one bulk request. */
export const batches = <Item>(items: Item[]): Item[][] =>
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

export const partialNote = 'The others couldn’t be changed. Choose them and try again.'
