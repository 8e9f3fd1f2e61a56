const first = 500
const most = 30_000

/** Doubles from half a second to half a minute. Each tab draws its own part, so that a restart isn't met by all at once. */
export function reconnectDelay(failures: number, random: () => number): number {
  const full = Math.min(most, first * 2 ** failures)
  return (full / 2) * (1 + random())
}
