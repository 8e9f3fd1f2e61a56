import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort, startEdge, startStub, type Handler } from './edge-harness.ts'

const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()))
})

// Answers with its name, except that /api/block keeps its event loop busy for 10 seconds. It counts what it has read.
const source = `
  const { createServer } = require('node:http')
  const { workerData: { port, seen } } = require('node:worker_threads')
  const counts = new Int32Array(seen)
  createServer((request, response) => {
    counts[0] += 1
    if (request.url === '/api/block') for (const end = Date.now() + 10_000; Date.now() < end; );
    response.end('answer')
  }).listen(port, '127.0.0.1')
`

/** A process of the API in a thread of its own, so that a test goes on while it stands still. */
async function startApi() {
  const port = await freePort()
  const seen = new SharedArrayBuffer(4)
  workers.push(new Worker(source, { eval: true, workerData: { port, seen } }))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const before = new Int32Array(seen)[0]!
  return {
    port,
    requests: () => new Int32Array(seen)[0]! - before,
    async block() {
      void fetch(`${url}/api/block`).catch(() => undefined)
      await expect.poll(() => new Int32Array(seen)[0]! - before).toBe(1)
    },
  }
}

const timed = async <Answer>(answer: Promise<Answer>) => {
  const start = performance.now()
  return { ...(await answer), ms: performance.now() - start }
}

describe('an API process that stands still for 10 seconds', () => {
  test('delays a read by two seconds: the other process answers it', async () => {
    const apis = [await startApi(), await startApi()]
    const edge = await startEdge({ apiPorts: apis.map(({ port }) => port) })
    await apis[0]!.block()
    const answers = await Promise.all(
      ['/api/company', '/api/projects', '/api/auth/invitations?token=x', '/api/projects/1/files'].flatMap(
        (path) =>
          ['GET', 'HEAD'].flatMap((method) => [1, 2, 3].map(() => timed(edge.send(path, { method })))),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2_500)
  })

  test('and the other one too: the read is refused after four, with a time to try again', async () => {
    const apis = [await startApi(), await startApi()]
    const edge = await startEdge({ apiPorts: apis.map(({ port }) => port) })
    await Promise.all(apis.map((api) => api.block()))
    const answer = await timed(edge.send('/api/company'))
    expect(answer.ms).toBeLessThan(5_000)
    expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.body)]).toEqual([
      503,
      '5',
      {
        message: 'The service is not available right now. Please try again.',
        code: 'unavailable',
        request_id: answer.headers['x-request-id'],
      },
    ])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  test('answers its writes and documents when it goes on, and no other process sees them', async () => {
    const apis = [await startApi(), await startApi()]
    const edge = await startEdge({ apiPorts: apis.map(({ port }) => port) })
    await apis[0]!.block()
    const sent = [
      ...['POST', 'PATCH', 'POST', 'PUT', 'DELETE'].map((method) => ({ method, path: '/api/projects' })),
      { method: 'POST', path: '/api/projects/1/files' },
      { method: 'GET', path: '/api/admin/projects/export' },
      { method: 'GET', path: '/api/projects/1/files/2' },
    ]
    const answers = await Promise.all(sent.map(({ method, path }) => edge.send(path, { method })))
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
    // One more than was sent: the request that blocks.
    expect(apis[0]!.requests() + apis[1]!.requests()).toBe(sent.length + 1)
  }, 20_000)
})

describe('the web process that stands still', () => {
  const still: Handler = (incoming, response) => {
    if (incoming.method === 'POST') void setTimeout(11_000).then(() => response.end('sent'))
  }

  test('a page that is not cached is our own 503 after ten seconds; a form waits', async () => {
    const web = await startStub(still)
    const edge = await startEdge({ apiPorts: [1], webPort: web.port })
    const [br, identity, form] = await Promise.all([
      timed(edge.send('/search', { headers: { 'accept-encoding': 'br' } })),
      timed(edge.send('/login')),
      edge.send('/contact', { method: 'POST' }),
    ])
    for (const { status, headers, body, ms } of [br, identity]) {
      expect([status, headers['retry-after']]).toEqual([503, '30'])
      expect(body).toContain('<h1>Back in a moment</h1>')
      expect(ms).toBeLessThan(11_000)
    }
    expect([form.status, form.body]).toEqual([200, 'sent'])
    expect(web.seen).toHaveLength(3)
  }, 20_000)

  test('a cached page is served at once, however old', async () => {
    let isStill = false
    const web = await startStub((incoming, response) => {
      if (isStill) return still(incoming, response)
      response.setHeader('cache-control', 'public, s-maxage=1').end('page')
    })
    const edge = await startEdge({ apiPorts: [1], webPort: web.port })
    const page = () => timed(edge.send('/about', { headers: { 'accept-encoding': 'br' } }))
    expect((await page()).headers['x-cache']).toBe('MISS')
    isStill = true
    await expect.poll(async () => (await page()).headers['x-cache'], { timeout: 5_000 }).not.toBe('HIT')
    const { status, body, ms } = await page()
    expect([status, body]).toEqual([200, 'page'])
    expect(ms).toBeLessThan(500)
  })
})

test('every route that answers with a file may take longer than two seconds, and no other one', async () => {
  const document = await readFile('apps/web/app/lib/api/schema.gen.ts', 'utf8')
  const [paths = ''] = document.split('export interface components')
  const reads = paths.split(/\n    "(?=\/api)/).flatMap((path) => {
    const get = /\n        get: \{[\s\S]*?\n        \};/.exec(path)?.[0]
    return get
      ? [
          {
            path: path.slice(0, path.indexOf('"')),
            hasFile: /"(?!application\/json")\w+\/[\w.+-]+":/.test(get),
          },
        ]
      : []
  })
  expect(reads.length).toBeGreaterThan(100)
  const mayTakeTime = reads.filter(
    // By its content type this one is JSON. The sockets have their own location.
    ({ path, hasFile }) =>
      hasFile || path === '/api/me/export' || path.endsWith('/chat') || path === '/api/live',
  )
  const slow: Handler = (_request, response) => void setTimeout(2_500).then(() => response.end('answer'))
  const edge = await startEdge({ apiPorts: [(await startStub(slow)).port] })
  const answers = await Promise.all(
    reads.map(async ({ path }) => {
      const url = path.replaceAll(/\{\w+\}/g, '01a1df2c-de8d-7000-8000-000000000000')
      return { path, status: (await edge.send(url)).status }
    }),
  )
  const answered = answers.filter(({ status }) => status === 200)
  expect(answered.map(({ path }) => path)).toEqual(mayTakeTime.map(({ path }) => path))
})
