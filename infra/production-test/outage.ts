// Redis is down for a minute while signed-in people work.
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { compose } from './deployment.ts'
import { openChat, type Portal } from './portal.ts'
import { report } from './steps.ts'
import { connect, openSocket, type Visitor } from './visits.ts'
import { until } from './until.ts'

const seconds = 60

export async function loseRedis({ project, admin, client }: Portal): Promise<void> {
  const of = `/api/projects/${project}`
  const reads = ['messages', 'files', 'payments', 'payments/totals', 'progress', 'analytics', 'chat']
  const paths = ['/api/me', '/contact', '/api/jobs', ...reads.map((name) => `${of}/${name}`)]
  const failures: string[] = []
  let [count, sockets, refused] = [0, 0, 0]
  let running = true
  const note = (what: string, asked: Promise<{ status: number }>) =>
    asked.then(
      ({ status }) => {
        count += 1
        if (status >= 400) failures.push(`${what}: ${status}`)
      },
      (error: Error) => failures.push(`${what}: ${error.message}`),
    )
  const work = async (person: Visitor) => {
    for (let n = 0; running; n += 1) {
      const path = paths[n % paths.length] ?? ''
      await note(path, person.send(path))
      if (n % 20 === 10)
        await note('POST messages', person.post(`${of}/messages`, { content: `Without Redis, ${n}` }))
      if (n % 20 === 15) {
        const isOpen = await opens(person)
        sockets += 1
        if (!isOpen) refused += 1
      }
      await setTimeout(250)
    }
  }
  const [here, there] = [await openChat(client, project), await openChat(admin, project)]
  const pages = [await openSocket(client), await openSocket(admin)]

  await compose('stop', 'redis')
  const working = [client, admin].map(work)
  const text = 'Sent while Redis is down'
  const began = performance.now()
  const elapsed = () => Math.round(performance.now() - began)
  here.send({ t: 'send', cid: crypto.randomUUID(), text })
  // Rooms also ask the database.
  await there.hearsText(text)
  report(`a message received after ${elapsed()} ms without Redis`)
  await setTimeout(seconds * 1000 - elapsed())
  const inOutage = count
  await compose('up', '-d', '--no-deps', '--wait', 'redis')
  await until('a socket opens again', async () => (await opens(client)) && (await opens(admin)), 30)
  running = false
  await Promise.all(working)

  assert.deepEqual(failures.slice(0, 10), [])
  assert.ok(inOutage > 60, `only ${inOutage} requests`)
  assert.ok(refused > 0, 'no socket was refused: was Redis down?')
  report(`${inOutage} requests in ${seconds} s, none failed; ${refused} of ${sockets} new sockets refused`)
  for (const each of [here, there, ...pages]) each.close()
}

async function opens(person: Visitor): Promise<boolean> {
  const socket = await connect(person, '/api/live')
  try {
    return await new Promise<boolean>((done) => {
      socket.on('message', () => done(true))
      socket.on('error', () => done(false))
      socket.on('close', () => done(false))
    })
  } finally {
    socket.terminate()
  }
}
