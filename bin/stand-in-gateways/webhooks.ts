import { setTimeout } from 'node:timers/promises'

export type Delivery = { event_id: string; type: string; body: string; headers: () => Record<string, string> }
export type WebhookMode = 'send' | 'lose' | 'hold'
type Release = {
  /** How often each is delivered. */
  copies?: number
  parallel?: number
  /** Given: the order is shuffled, always in the same way. */
  seed?: number
}

const tries = 40

/** Sends webhooks as the providers do: again until they are answered with 2xx, unless configured to lose or hold them. */
export function createWebhooks(url: () => string) {
  const held: Delivery[] = []
  const underway = new Set<Promise<void>>()
  const answered: { event_id: string; status: number }[] = []
  const webhooks = {
    mode: 'send' as WebhookMode,
    delayMs: 0,
    held,
    answered,
    add(delivery: Delivery): void {
      if (webhooks.mode === 'lose') return
      if (webhooks.mode === 'hold') return void held.push(delivery)
      const sending = setTimeout(webhooks.delayMs).then(() => deliver(delivery))
      underway.add(sending)
      void sending.finally(() => underway.delete(sending))
    },
    /** Delivers what was held. */
    async release({ copies = 1, parallel = 1, seed }: Release = {}): Promise<number> {
      const all = held.splice(0).flatMap((delivery) => Array.from({ length: copies }, () => delivery))
      const queue = seed === undefined ? all : shuffle(all, seed)
      const count = queue.length
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await deliver(next)
      }
      await Promise.all(Array.from({ length: parallel }, work))
      return count
    },
    async idle(): Promise<void> {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
  return webhooks

  async function deliver({ event_id, body, headers }: Delivery): Promise<void> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const status = await fetch(url(), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers() },
        signal: AbortSignal.timeout(5_000),
      }).then(
        (response) => response.status,
        () => 0,
      )
      answered.push({ event_id, status })
      if (status >= 200 && status < 300) return
      await setTimeout(Math.min(100 * 2 ** attempt, 2_000))
    }
  }
}

export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = seeded(seed)
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
