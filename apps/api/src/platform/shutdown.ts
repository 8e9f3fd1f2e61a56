import type { Logger } from 'pino'

/** On the first signal finishes what runs, in the given order; gives up after the limit. */
export function drainOnSignal(logger: Logger, limitSeconds: number, steps: (() => Promise<unknown>)[]): void {
  let draining = false
  const drain = async (signal: NodeJS.Signals) => {
    if (draining) return
    draining = true
    logger.info({ signal }, 'draining')
    setTimeout(() => {
      logger.error('draining took too long')
      process.exit(1)
    }, limitSeconds * 1000).unref()
    for (const step of steps) await step()
    logger.info('drained')
    process.exit(0)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
