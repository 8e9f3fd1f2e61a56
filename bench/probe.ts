// node bench/probe.ts <url> <milliseconds>: asks at a steady pace, in a process of its own so that nothing else it
// does delays it. Prints how long each answer took; ends sooner when its input does.
import { setTimeout } from 'node:timers/promises'

const [, , url = '', duration = '1000'] = process.argv
const times: number[] = []
const until = performance.now() + Number(duration)
let stopped = false
process.stdin.on('end', () => (stopped = true)).resume()
while (!stopped && performance.now() < until) {
  const started = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  times.push(performance.now() - started)
  await setTimeout(10)
}
process.stdin.destroy()
console.log(JSON.stringify(times))
