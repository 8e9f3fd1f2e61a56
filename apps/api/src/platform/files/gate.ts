/**
 * Lets so many through at a time; the others wait in line. Bodies that nobody reads yet wait at the edge, which has
 * them whole, so a crowd of uploads takes neither the memory nor the event loop from everybody else.
 */
export function createGate(places: number) {
  let free = places
  const line: (() => void)[] = []
  return {
    async pass<Result>(work: () => Promise<Result>): Promise<Result> {
      if (free > 0) free -= 1
      else await new Promise<void>((enter) => line.push(enter))
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
