import pLimit from 'p-limit'
import { GatewayError } from './gateway.ts'

/** Stripe answers 100 requests a second, 25 with test keys; one object takes up to four, some of them together. */
const atOnce = 4

/** Nothing else can be asked of the gateway either: it is down, limits us or doesn't accept our keys. */
const concernsAll = (error: unknown) =>
  error instanceof GatewayError && [null, 401, 403, 429].includes(error.status)

/** For work on many objects: one that fails doesn't keep the others from their turn. */
export function collectFailures() {
  const failures: unknown[] = []
  return {
    /** What fails is thrown at the end, by throwAny. */
    run: async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        failures.push(error)
      }
    },
    /** Several at a time. What isn't about one object ends the work: no further one is begun, and it is thrown. */
    runEach: async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
      const ending: unknown[] = []
      await pLimit(atOnce).map(items, async (item) => {
        if (ending.length > 0) return
        try {
          await work(item)
        } catch (error) {
          const errors = concernsAll(error) ? ending : failures
          errors.push(error)
        }
      })
      if (ending.length > 0) throw ending[0]
    },
    throwAny: (): void => {
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))
    },
  }
}
