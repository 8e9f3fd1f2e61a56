import type { SeedContext } from './modules/manifest.ts'
import { requestContext } from './platform/request-context.ts'

const minutesBetween = 7
const workingMinutes = 8 * 60

/** Moments of past days begin at ten in India, each some minutes after the one before. */
export function inThePast(today: string): SeedContext['on'] {
  const counts = new Map<string, number>()
  return (day, work) => {
    if (day >= today) return work()
    const nth = counts.get(day) ?? 0
    counts.set(day, nth + 1)
    const minutes = Math.min(nth * minutesBetween, workingMinutes)
    const at = new Date(Date.parse(`${day}T10:00:00+05:30`) + minutes * 60_000).toISOString()
    return requestContext.run({ request_id: 'seed', at }, work)
  }
}
