const pauses = [2_000, 5_000, 15_000, 60_000]

export type RetriedImport<Module> = ReturnType<typeof createRetriedImport<Module>>

/**
 * An import that is tried until it succeeds: when the browser is online again, and after pauses, because a request can also
 * fail while the browser believes that it is online.
 */
export function createRetriedImport<Module>(request: () => Promise<Module>) {
  let running: Promise<Module> | null = null
  let failed = false
  let endPause = () => {}
  const listeners = new Set<() => void>()

  function setFailed(value: boolean) {
    failed = value
    for (const listener of listeners) listener()
  }

  async function run(): Promise<Module> {
    for (let tries = 0; ; tries += 1) {
      try {
        const loaded = await request()
        setFailed(false)
        return loaded
      } catch {
        setFailed(true)
        await pause(pauses[Math.min(tries, pauses.length - 1)])
      }
    }
  }

  async function pause(ms: number | undefined) {
    const ended = new AbortController()
    await new Promise<void>((resolve) => {
      endPause = resolve
      const timer = setTimeout(resolve, ms)
      addEventListener('online', () => resolve(), { signal: ended.signal })
      ended.signal.addEventListener('abort', () => clearTimeout(timer))
    })
    ended.abort()
  }

  return {
    load: (): Promise<Module> => (running ??= run()),
    /** Ends the pause before the next try. */
    retry: (): void => endPause(),
    hasFailed: (): boolean => failed,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
