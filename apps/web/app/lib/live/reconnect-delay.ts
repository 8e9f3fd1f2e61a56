const first = 500
const most = 30_000

/** Doubles from half a second to half a minute, with jitter so that tabs don't reconnect all at once after a restart. */
export function reconnectDelay(failures: number, random: () => number): number {
  const full = Math.min(most, first * 2 ** failures)
  return (full / 2) * (1 + random())
}
