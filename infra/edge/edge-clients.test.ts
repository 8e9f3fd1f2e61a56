import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ok, startEdge, startStub, type Handler } from './edge-harness.ts'
import type { EdgeOptions } from './edge-options.ts'

describe('behind a proxy', () => {
  const proxy = '127.0.0.2'
  const start = async (options: Partial<EdgeOptions> = {}) => {
    const api = await startStub()
    const edge = await startEdge({ apiPorts: [api.port], realIpFrom: [proxy], ...options })
    const seenFrom = async (from: string, headers: Record<string, string>) => {
      await edge.send('/api/jobs', { from, headers })
      const { 'x-forwarded-for': address, 'x-forwarded-proto': protocol } = api.seen.at(-1)?.headers ?? {}
      return [address, protocol]
    }
    return { edge, seenFrom }
  }

  test('the client is whom the trusted proxy names', async () => {
    const { seenFrom } = await start()
    const forwarded = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }
    expect(await seenFrom(proxy, forwarded)).toEqual(['203.0.113.1', 'https'])
    // What the client itself wrote comes before what the proxy added.
    const spoofed = { 'x-forwarded-for': '198.51.100.9, 203.0.113.1', 'x-forwarded-proto': 'gopher' }
    expect(await seenFrom(proxy, spoofed)).toEqual(['203.0.113.1', 'http'])
    expect(await seenFrom(proxy, {})).toEqual([proxy, 'http'])
  })

  test('anybody else who sends these headers changes nothing', async () => {
    const { seenFrom } = await start()
    const forged = {
      'x-forwarded-for': '203.0.113.1',
      'x-real-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1;proto=https',
      'x-forwarded-proto': 'https',
    }
    expect(await seenFrom('127.0.0.3', forged)).toEqual(['127.0.0.3', 'http'])
  })

  test('without a trusted proxy no forwarding header is believed', async () => {
    const { seenFrom } = await start({ realIpFrom: [] })
    const forged = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' }
    expect(await seenFrom(proxy, forged)).toEqual([proxy, 'http'])
  })

  test('another header and whole networks can be named', async () => {
    const { seenFrom } = await start({ realIpFrom: ['127.0.0.0/30', '::1'], realIpHeader: 'X-Client' })
    expect(await seenFrom('127.0.0.3', { 'x-client': '203.0.113.1' })).toEqual(['203.0.113.1', 'http'])
    expect(await seenFrom('127.0.0.4', { 'x-client': '203.0.113.1' })).toEqual(['127.0.0.4', 'http'])
  })

  test('each client has a count of its own', async () => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 3 } })
    const statuses = async (client: string, count: number) => {
      const statuses: number[] = []
      for (let n = 0; n < count; n += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${n}, ${client}` }
        statuses.push((await edge.send('/api/jobs', { from: proxy, headers })).status)
      }
      return statuses
    }
    expect((await statuses('203.0.113.1', 12)).filter((status) => status === 429).length).toBeGreaterThan(4)
    expect(await statuses('203.0.113.2', 3)).toEqual([200, 200, 200])
  })

  test.each([
    ['2001:db8::%', ['2001:db8:0:1::1', '2001:db9::1']],
    ['2001:db8:a:b:1:2:3:%', ['2001:db8:a:c:1:2:3:4', '2001:db8:a:0:1:2:3:4']],
    // Bytes that are line breaks.
    ['2001:db8:0:a0a:a0a::%', ['2001:db8:0:a0b::1']],
    ['::a:b:1:2:3:%', ['::a:c:1:2:3:4']],
  ])('the addresses of one IPv6 network (%s) count as one client', async (network, others) => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 3 } })
    const statusFor = async (client: string) =>
      (await edge.send('/api/jobs', { from: proxy, headers: { 'x-forwarded-for': client } })).status
    const statuses = []
    for (let n = 1; n <= 12; n += 1) statuses.push(await statusFor(network.replace('%', n.toString(16))))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4)
    for (const other of others) expect([other, await statusFor(other)]).toEqual([other, 200])
  })

  test('IPv4 addresses in IPv6 form each count for themselves', async () => {
    const { edge } = await start({ limits: { requestsPerSecond: 1, burst: 1 } })
    for (let n = 1; n <= 12; n += 1) {
      const headers = { 'x-forwarded-for': `::ffff:203.0.113.${n}` }
      expect([n, (await edge.send('/api/jobs', { from: proxy, headers })).status]).toEqual([n, 200])
    }
  })
})

describe('limits', () => {
  const client = { from: '127.0.0.2', headers: { 'x-forwarded-for': '203.0.113.1' } }
  const start = async (limits: EdgeOptions['limits'], handler = ok) => {
    const api = await startStub(handler)
    const web = await startStub()
    const realIpFrom = ['127.0.0.2']
    const apiPorts = [api.port]
    return startEdge({ apiPorts, webPort: web.port, realIpFrom, ...(limits ? { limits } : {}) })
  }

  test('a client that asks too often gets 429, in the form that it asked for', async () => {
    const edge = await start({ requestsPerSecond: 1, burst: 1 })
    for (let n = 0; n < 4; n += 1) await edge.send('/api/jobs', client)
    const api = await edge.send('/api/jobs', client)
    expect([api.status, api.headers['retry-after'], JSON.parse(api.body)]).toEqual([
      429,
      '5',
      {
        message: 'Too many requests. Please wait a moment and try again.',
        code: 'too_many_requests',
        request_id: api.headers['x-request-id'],
      },
    ])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { ...client.headers, 'accept-encoding': encoding }
      const page = await edge.send('/contact', { ...client, headers })
      expect([page.status, page.headers['retry-after']]).toEqual([429, '5'])
      expect(page.body).toContain('<h1>Too many requests</h1>')
    }
  })

  test('a client that holds too many connections gets an error', async () => {
    const slow: Handler = (_request, response) => void setTimeout(1_000).then(() => response.end('ok'))
    const edge = await start({ connections: 3 }, slow)
    const answers = await Promise.all(Array.from({ length: 6 }, () => edge.send('/api/jobs', client)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 429, 429, 429,
    ])
  })

  test('are out of reach for an office of people behind one address', async () => {
    const edge = await start(undefined)
    const answers = await Promise.all(Array.from({ length: 300 }, () => edge.send('/api/jobs', client)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
