import { isPassing } from './api-error.ts'

type Options = {
  withinMs: number
  wait?: (milliseconds: number) => Promise<void>
  passing?: (error: unknown) => boolean
}

const firstWait = 200

/** Tries again while the trouble may pass, after 200 ms, 400 ms and so on, as long as the next try is in time. */
export async function withRetries<Result>(
  action: () => Promise<Result>,
  { withinMs, wait = pause, passing = isPassing }: Options,
): Promise<Result> {
  for (let pauseMs = firstWait, waited = 0; ; pauseMs *= 2) {
    try {
      return await action()
    } catch (error) {
      waited += pauseMs
      if (!passing(error) || waited > withinMs) throw error
      await wait(pauseMs)
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
