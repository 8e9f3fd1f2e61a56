import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { inspectProcess, Share } from './inspected-process.ts'

/** How one of the two servers is spoken to; `n` counts sockets. */
export type Side = {
  target: (n: number) => { url: string; headers: Record<string, string> }
  hello: (n: number) => string | null
  isGreeting: (text: string) => boolean
  say: (text: string) => string
  isEvent: (text: string) => boolean
}
export type Load = { sockets: number; rooms: number; seconds: number; perSecond: number }
export type Measured = {
  connectsPerCpu: number
  kilobytes: number
  deliveries: number
  deliveriesPerCpu: number
  p50: number
  p99: number
  frameBytes: number
  cpu: { connect: number; traffic: number }
  profiles: { connect: Share[]; traffic: Share[] }
}

const atOnce = 50
const profiled = 14

export async function measureSide(
  side: Side,
  process: Awaited<ReturnType<typeof inspectProcess>>,
  { sockets: count, seconds, perSecond }: Load,
  filler: string,
): Promise<Measured> {
  const latencies: number[] = []
  const sizes = { frames: 0, bytes: 0 }
  const onFrame = (text: string) => {
    if (!side.isEvent(text)) return
    const at = text.indexOf('|')
    const sentAt = Number(text.slice(at + 1, text.indexOf('|', at + 1)))
    latencies.push(performance.now() - sentAt)
    sizes.frames += 1
    sizes.bytes += text.length
  }
  const connect = (n: number) =>
    new Promise<WebSocket>((resolve, reject) => {
      const { url, headers } = side.target(n)
      const socket = new WebSocket(url, { headers, perMessageDeflate: false })
      let isGreeted = false
      socket.on('error', reject)
      socket.on('open', () => {
        const hello = side.hello(n)
        if (hello !== null) socket.send(hello)
      })
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        if (isGreeted) return onFrame(text)
        if (!side.isGreeting(text)) return
        isGreeted = true
        resolve(socket)
      })
    })
  const connectAll = async (most: number) => {
    const opened: WebSocket[] = []
    let next = 0
    const one = async () => {
      while (next < most) opened.push(await connect(next++))
    }
    await Promise.all(Array.from({ length: atOnce }, one))
    return opened
  }

  // Memory for compiled code and caches, which the first sockets allocate, isn't counted.
  for (const socket of await connectAll(500)) socket.terminate()
  await setTimeout(3_000)
  const emptyKilobytes = await process.residentKilobytes()
  await process.startProfile()
  const beforeConnect = await process.cpuSeconds()
  const sockets = await connectAll(count)
  const cpuOfConnect = (await process.cpuSeconds()) - beforeConnect
  const connectProfile = await process.stopProfile(profiled)
  await setTimeout(5_000)
  const fullKilobytes = await process.residentKilobytes()

  // Without a profiler: it would cost the side that calls more functions.
  const traffic = async (forSeconds: number) => {
    const began = performance.now()
    let sent = 0
    while (performance.now() - began < forSeconds * 1000) {
      for (const due = ((performance.now() - began) / 1000) * perSecond; sent < due; sent += 1) {
        const socket = sockets[(sent * 7919) % sockets.length]
        socket?.send(side.say(`|${performance.now()}|${filler}`))
      }
      await setTimeout(5)
    }
    await setTimeout(1_500)
  }
  await traffic(3)
  latencies.length = 0
  const beforeTraffic = await process.cpuSeconds()
  await traffic(seconds)
  const cpuOfTraffic = (await process.cpuSeconds()) - beforeTraffic
  const deliveries = latencies.length
  const sorted = latencies.toSorted((a, b) => a - b)
  const below = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
  await process.startProfile()
  await traffic(5)
  const trafficProfile = await process.stopProfile(profiled)
  for (const socket of sockets) socket.terminate()
  return {
    connectsPerCpu: count / cpuOfConnect,
    kilobytes: (fullKilobytes - emptyKilobytes) / count,
    deliveries,
    deliveriesPerCpu: deliveries / cpuOfTraffic,
    p50: below(0.5),
    p99: below(0.99),
    frameBytes: Math.round(sizes.bytes / sizes.frames),
    cpu: { connect: cpuOfConnect, traffic: cpuOfTraffic },
    profiles: { connect: connectProfile, traffic: trafficProfile },
  }
}
