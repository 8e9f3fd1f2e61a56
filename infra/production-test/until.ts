import { setTimeout } from 'node:timers/promises'

/** Asks again until there is an answer; an error counts as none. */
export async function until<Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  seconds = 60,
): Promise<Value> {
  for (const deadline = Date.now() + seconds * 1000; ; await setTimeout(250)) {
    const value = await ask().catch(() => null)
    if (value) return value
    if (Date.now() > deadline) throw new Error(`not within ${seconds} s: ${what}`)
  }
}
