import { expect, test } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { startSystem, type System } from '../../bin/system.ts'
import { signUpByApi } from '../journeys/identity.ts'
import { contactClient } from './contact-client.ts'
import { logLines, lookInto, metric, startRedis } from './parts.ts'

test.describe.configure({ mode: 'serial' })

const redisPort = 8301
/** A minute in `pnpm faults`. */
const redisOutageSeconds = Number(process.env['REDIS_OUTAGE_SECONDS'] ?? 8)

let redis: Awaited<ReturnType<typeof startRedis>>
let system: System
let look: ReturnType<typeof lookInto>

test.beforeAll(async () => {
  redis = await startRedis(redisPort)
  system = await startSystem({
    name: 'thread',
    edgePort: 8310,
    firstPort: 8311,
    redisUrl: redis.url,
    fresh: true,
  })
  await system.ready()
  look = lookInto(system.database)
})
test.afterAll(async () => {
  await look.close()
  await system.stop()
  await redis.stop()
})

const mailsTo = async (email: string) => {
  const mails: { to: { address: string }[] }[] = await (await fetch(`${system.mailPage}/email`)).json()
  return mails.filter((mail) => mail.to[0]?.address === email)
}

async function followThread(email: string) {
  const send = await contactClient(system.origin)
  const answer = await send(email)
  expect(answer.status).toBe(201)
  const requestId = answer.headers.get('x-request-id') ?? ''
  expect(await look.rows('select status from contact_submissions where email = $1', [email])).toEqual([
    { status: 'new' },
  ])
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1)

  // One id from the edge to the last job.
  const ofThisRequest = async (log: string) =>
    (await logLines(system.directory, log)).filter((line) => line['request_id'] === requestId)
  // The edge flushes its log once a second.
  await expect
    .poll(() => ofThisRequest('access.log'))
    .toMatchObject([{ status: 201, method: 'POST', path: '/api/contact' }])
  const api = (await Promise.all([1, 2].map((n) => logLines(system.directory, `api-${n}.log`)))).flat()
  expect(
    api.filter((line) => line['request_id'] === requestId && line['route'] === '/api/contact'),
  ).toHaveLength(1)
  const queuesDone = async () =>
    (await logLines(system.directory, 'worker.log'))
      .filter((line) => line['request_id'] === requestId && line['msg'] === 'job done')
      .map((line) => line['queue'])
  await expect
    .poll(queuesDone)
    .toEqual(expect.arrayContaining(['contact.confirm-to-sender', 'notifications.create']))
}

test('a message through the edge becomes one row and one mail, under one request id', async () => {
  await followThread('edge@client.example')
  const confirmed = { kind: 'contact.confirm-to-sender', outcome: 'sent' }
  expect(await metric(system.ports.worker, 'mails_total', confirmed)).toBe(1)
  const counted = await Promise.all(
    system.ports.api.map((port) =>
      metric(port, 'http_request_seconds_count', { route: '/api/contact', status: '201' }),
    ),
  )
  expect(counted[0]! + counted[1]!).toBe(1)
})

test('both API processes handle requests', async () => {
  const send = await contactClient(system.origin)
  for (let n = 0; n < 6; n += 1) expect((await send(`both${n}@client.example`)).status).toBe(201)
  for (const n of [1, 2]) {
    const lines = await logLines(system.directory, `api-${n}.log`)
    expect(lines.some((line) => line['route'] === '/api/contact')).toBe(true)
  }
})

test('one key sent to both processes at once makes one row', async () => {
  const send = await contactClient(system.origin)
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('same@client.example', key)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(
    await look.rows(`select id from contact_submissions where email = 'same@client.example'`),
  ).toHaveLength(1)
})

test('operator endpoints aren’t reachable through the edge', async () => {
  for (const path of [
    '/metrics',
    '/readyz',
    '/healthz',
    '/api/../metrics',
    '//metrics',
    '/api/%2e%2e/metrics',
  ]) {
    const answer = await fetch(`${system.origin}${path}`)
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('a client can’t set its own IP address or request id', async () => {
  const headers = {
    'x-forwarded-for': '192.0.2.9',
    forwarded: 'for=192.0.2.9',
    'x-request-id': 'f'.repeat(32),
  }
  const send = await contactClient(system.origin, headers)
  const answer = await send('forged@client.example')
  expect(answer.headers.get('x-request-id')).not.toBe('f'.repeat(32))
  const client = await redis.keys('limit:form:address:*')
  expect(client).toEqual(['limit:form:address:127.0.0.1'])
})

test('an API process that receives a stop signal finishes its requests without any failure', async () => {
  const send = await contactClient(system.origin)
  const answers: Promise<number>[] = []
  const stopping = system.processes.api[0].stop('SIGTERM')
  for (let n = 0; n < 15; n += 1) {
    answers.push(send(`drain${n}@client.example`).then((answer) => answer.status))
    await setTimeout(20)
  }
  await stopping
  expect(new Set(await Promise.all(answers))).toEqual(new Set([201]))
  expect(system.processes.api[0].child.exitCode).toBe(0)
  system.restartApi(0)
  await system.apiReady(0)
})

test('a chat continues over both API processes and over the restart of one', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: system.origin })
  const email = await signUpByApi(await context.newPage())
  const [project] = await look.rows<{ id: string }>(
    `insert into projects (id, client_id, client_name, title, description)
     select gen_random_uuid(), id, '', 'Kondapur clinic', 'Two floors' from users where email = $1 returning id`,
    [email],
  )
  const path = `/api/projects/${project?.id}/chat`
  const { log } = (await (await context.request.get(path)).json()) as { log: string }
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  type Frame = { t: string; items?: { seq: number; message: { content: string } }[] }

  function join(origin: string, after: number) {
    const headers = { cookie, origin: system.origin }
    // Node's WebSocket also takes headers, which the DOM type lacks.
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers } as never)
    const read: string[] = []
    let isWelcome = false
    let isClosed = false
    socket.addEventListener('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, log, after })))
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.t === 'welcome') isWelcome = true
      if (frame.t === 'events') read.push(...(frame.items ?? []).map(({ message }) => message.content))
    })
    socket.addEventListener('close', () => (isClosed = true))
    const say = (text: string) =>
      socket.send(JSON.stringify({ t: 'send', cid: crypto.randomUUID(), text, reply_to: null, files: [] }))
    return { socket, read, say, isWelcome: () => isWelcome, isClosed: () => isClosed }
  }
  const [one, other] = system.ports.api.map((port) => join(`http://127.0.0.1:${port}`, 0))
  if (!one || !other) throw new Error('there are two processes')
  await expect.poll(() => [one.isWelcome(), other.isWelcome()]).toEqual([true, true])
  one.say('From the first process')
  await expect.poll(() => other.read).toEqual(['From the first process'])
  await system.processes.api[0].stop('SIGTERM')
  await expect.poll(one.isClosed).toBe(true)
  other.say('While it was down')
  // Through the edge, which uses the remaining process.
  let again = join(system.origin, 1)
  const readAgain = () => {
    // As a page does when the edge had routed it to the stopping process.
    if (again.isClosed()) again = join(system.origin, 1)
    return again.read
  }
  await expect.poll(readAgain).toEqual(['While it was down'])
  system.restartApi(0)
  await system.apiReady(0)
  again.say('Both again')
  await expect.poll(() => other.read).toEqual(['From the first process', 'While it was down', 'Both again'])
  for (const { socket } of [other, again]) socket.close()
  await context.close()
})

test('while Redis is down only live sockets are refused, and an open page reconnects afterwards', async ({
  browser,
}) => {
  test.setTimeout(90_000 + redisOutageSeconds * 1000)
  const context = await browser.newContext({ baseURL: system.origin })
  const page = await context.newPage()
  await signUpByApi(page)
  // A socket counts from its first message, by which the API confirms the subscription.
  let connections = 0
  page.on('websocket', (socket) => socket.once('framereceived', () => (connections += 1)))
  await page.goto('/client')
  await expect.poll(() => connections).toBe(1)

  const logged = (await logLines(system.directory, 'access.log')).length
  const failed: string[] = []
  page.on('response', (answer) => answer.status() >= 500 && failed.push(`${answer.status()} ${answer.url()}`))
  page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`))
  let reads = 0
  let reading = true
  const read = async (path: string) => {
    while (reading) {
      const status = await page.request.get(path).then(
        (answer) => answer.status(),
        (error: Error) => error.message,
      )
      reads += 1
      if (status !== 200) failed.push(`${status} ${path}`)
      await setTimeout(50)
    }
  }
  const readers = ['/api/me', '/api/client/notifications', '/api/jobs'].map(read)

  await redis.stop()
  await setTimeout(redisOutageSeconds * 1000)
  const readsInOutage = reads
  redis = await startRedis(redisPort)
  // The page waits up to half a minute before it retries.
  await expect.poll(() => connections, { timeout: 45_000 }).toBe(2)
  reading = false
  await Promise.all(readers)
  await context.close()

  expect(failed.slice(0, 20)).toEqual([])
  expect(readsInOutage).toBeGreaterThan(redisOutageSeconds * 5)
  // By the edge's own count, which includes failures that neither page nor readers noticed.
  const refused = async () =>
    (await logLines(system.directory, 'access.log'))
      .slice(logged)
      .filter((line) => Number(line['status']) >= 500)
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(2)
  expect(new Set((await refused()).map((line) => line['path']))).toEqual(new Set(['/api/live']))
})

test('the same thread with Redis stopped, also for processes that start without it', async () => {
  await redis.stop()
  await followThread('no-redis@client.example')
  await system.processes.api[0].stop()
  system.restartApi(0)
  await system.apiReady(0)
  await followThread('no-redis-boot@client.example')
})
