import { startWire } from '../apps/api/test/tcp-proxy.ts'
import { makePeople, makeProjects } from './chat-people.ts'
import { startKillableSystem } from './killable-system.ts'

const victims = ['api-1', 'api-2'] as const
type Victim = (typeof victims)[number]
/** `publish`: killed after the commit, before publishing the event. `ack`: killed before the acknowledgement as well. */
export type KillPoint = 'any' | 'publish' | 'ack'
export const killPoints: KillPoint[] = ['publish', 'ack', 'any']

export type ChatLossSystem = Awaited<ReturnType<typeof startChatLossSystem>>

const isEvent = /chat:everyone:[0-9a-f-]{36}\r\n\$\d+\r\ne\d+ (?:new|edited|deleted) /

/** Two API processes behind one address, each with a wire to Redis of its own, which can be cut and watched. */
export async function startChatLossSystem(firstPort: number, projects: number) {
  const redisPort = firstPort + victims.length
  const portOf = (name: Victim) => firstPort + victims.indexOf(name)
  const isUp = { 'api-1': true, 'api-2': true }
  /** The next such bytes of this process are lost, and the process with them. */
  let armed: { name: Victim; point: KillPoint; hit: () => void } | null = null
  const passes = (name: Victim, point: KillPoint, isMeant: () => boolean) => {
    if (armed?.name !== name || armed.point !== point || !isMeant()) return true
    armed.hit()
    armed = null
    return false
  }
  const nameOf = (port: number) => victims[port - firstPort] ?? 'api-1'
  let turn = 0
  const front = await startWire(
    () => {
      turn += 1
      const up = victims.filter((name) => isUp[name])
      return portOf(up[turn % up.length] ?? 'api-1')
    },
    { down: (chunk, port) => passes(nameOf(port), 'ack', () => chunk.includes('{"t":"ack"')) },
  )
  const redisWires = Object.fromEntries(
    await Promise.all(
      victims.map(async (name) => {
        const up = (chunk: Buffer) => passes(name, 'publish', () => isEvent.test(chunk.toString()))
        return [name, await startWire(redisPort, { up })] as const
      }),
    ),
  ) as Record<Victim, Awaited<ReturnType<typeof startWire>>>
  const allWires = [front, ...Object.values(redisWires)]
  const cutAll = () => Promise.all(allWires.map((each) => each.cut()))
  const origin = `http://127.0.0.1:${front.port}`
  const system = await startKillableSystem({
    name: 'chat',
    firstPort,
    victims,
    environment: { PUBLIC_ORIGIN: origin },
    environmentOf: (name) => ({ REDIS_URL: `redis://127.0.0.1:${redisWires[name].port}/0` }),
  }).catch(async (error: unknown) => {
    await cutAll()
    throw error
  })
  const kill = async (name: Victim) => {
    isUp[name] = false
    await system.kill(name)
    isUp[name] = true
  }
  const [admin] = await makePeople(system.rows, 'admin', 1)
  if (!admin) throw new Error('there is one')
  return {
    ...system,
    origin,
    admin,
    projects: await makeProjects(system.rows, projects),
    /** At this point if it is reached soon. True when it was. */
    async killAt(name: Victim, point: KillPoint): Promise<boolean> {
      if (point === 'any') {
        await kill(name)
        return true
      }
      const hit = Promise.withResolvers<boolean>()
      armed = { name, point, hit: () => hit.resolve(true) }
      const late = setTimeout(() => hit.resolve(false), 6_000)
      const wasHit = await hit.promise
      clearTimeout(late)
      armed = null
      await kill(name)
      return wasHit
    },
    loseRedis: () => Promise.all(Object.values(redisWires).map((each) => each.cut())),
    stop: async () => {
      await system.stop()
      await cutAll()
    },
  }
}
