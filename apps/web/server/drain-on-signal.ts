import type { Logger } from 'pino'

/** On the first signal answers what is under way and ends; gives up after the limit. */
export function drainOnSignal(logger: Logger, limitSeconds: number, close: () => Promise<unknown>): void {
  let draining = false
  const drain = async (signal: NodeJS.Signals) => {
    if (draining) return
    draining = true
    logger.info({ signal }, 'draining')
    setTimeout(() => {
      logger.error('draining took too long')
      process.exit(1)
    }, limitSeconds * 1000).unref()
    await close()
    logger.info('drained')
    process.exit(0)
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
}
