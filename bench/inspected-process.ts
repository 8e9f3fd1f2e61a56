import { readFile } from 'node:fs/promises'

type Node = { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }
type Profile = { nodes: Node[]; samples: number[]; timeDeltas: number[] }
export type Share = { name: string; percent: number }

/** A process that was started with `--inspect=127.0.0.1:<port>`. */
export async function inspectProcess(pid: number, port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = <Result>(method: string, params = {}) =>
    new Promise<Result>((resolve) => {
      last += 1
      waiting.set(last, resolve as (result: unknown) => void)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await call('Profiler.enable')
  return {
    /** Seconds of a processor that it has used so far. */
    async cpuSeconds(): Promise<number> {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    /** The memory in use after a garbage collection. */
    async residentKilobytes(): Promise<number> {
      for (let times = 0; times < 2; times += 1) await call('HeapProfiler.collectGarbage')
      return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
    },
    startProfile: () => call('Profiler.start'),
    /** Where the time went, by function, without waiting. */
    async stopProfile(most: number): Promise<Share[]> {
      const { profile } = await call<{ profile: Profile }>('Profiler.stop')
      return sharesOf(profile).slice(0, most)
    },
    close: () => socket.close(),
  }
}

function sharesOf({ nodes, samples, timeDeltas }: Profile): Share[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName } }) => [id, functionName || '(anonymous)']),
  )
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    if (name !== '(idle)') times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0))
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .map(([name, time]) => ({ name, percent: (time / all) * 100 }))
    .toSorted((a, b) => b.percent - a.percent)
}
