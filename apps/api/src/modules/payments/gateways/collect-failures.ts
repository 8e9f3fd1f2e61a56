import { GatewayError } from './gateway.ts'

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
    /** Throws at once what isn't about this one object. */
    runEach: async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> => {
      for (const item of items)
        try {
          await work(item)
        } catch (error) {
          if (concernsAll(error)) throw error
          failures.push(error)
        }
    },
    throwAny: (): void => {
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'))
    },
  }
}
