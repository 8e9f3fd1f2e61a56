import pLimit from 'p-limit'
import { GatewayError } from './gateway.ts'

/** Stripe answers 100 requests a second, 25 with test keys; one object takes up to four, some of them together. */
const atOnce = 4

/** Errors that affect every request: the gateway is down, rate-limits us or rejects our keys. */
const concernsAll = (error: unknown) =>
  error instanceof GatewayError && [null, 401, 403, 429].includes(error.status)

/** For work on many objects, so that the failure of one doesn't stop the others. */
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
    /** Runs several at a time. An error that affects every request stops the work and is thrown. */
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
