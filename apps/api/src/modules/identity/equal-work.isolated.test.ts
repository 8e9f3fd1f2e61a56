import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'

// The deterministic form of timing.long.ts: what takes the time is counted instead of timed.
const work = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => ((work.hashes += 1), real.hash(...args)),
    verify: (...args: Parameters<typeof real.verify>) => ((work.hashes += 1), real.verify(...args)),
  }
})

const database = useDatabase()
const api = useApi(database, { realSessions: true })

/** Password hashes and statements of one request. */
async function workFor(url: string, payload: object, cookie = '') {
  work.hashes = 0
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { statusCode, body, cookies } = await api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie },
      remoteAddress: '10.9.0.1',
    })
    const { request_id: _, ...answer } = JSON.parse(body)
    const set = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { statusCode, answer, hashes: work.hashes, statements: query.mock.calls.length, cookie: set }
  } finally {
    query.mockRestore()
  }
}

test.each([
  ['/api/auth/sign-in', { password: 'not-the-password' }, 1],
  ['/api/auth/forgot-password', {}, 0],
  ['/api/auth/sign-in-code', {}, 0],
])(
  '%s does the same work and answers alike for a known and an unknown address',
  async (url, rest, hashes) => {
    const { email } = await makePerson(api, 'client')
    const known = await workFor(url, { email, ...rest })
    const unknown = await workFor(url, { email: 'unknown@people.example', ...rest })
    expect(known.hashes).toBe(hashes)
    expect({ ...unknown, cookie: '' }).toEqual({ ...known, cookie: '' })
  },
)

test('a code is asked for and tried with the same work for clients, staff and unknown addresses', async () => {
  const addresses = [
    (await makePerson(api, 'client')).email,
    (await makePerson(api, 'admin')).email,
    (await makePerson(api, 'client', { verified: false })).email,
    'unknown@people.example',
  ]
  const seen = []
  for (const email of addresses) {
    const asked = await workFor('/api/auth/sign-in-code', { email })
    const tried = await workFor('/api/auth/sign-in-code/confirm', { code: '00000000' }, asked.cookie)
    seen.push([asked, tried].map((each) => ({ ...each, cookie: '' })))
  }
  expect(seen[0]?.map(({ statusCode }) => statusCode)).toEqual([200, 401])
  for (const each of seen) expect(each).toEqual(seen[0])
})
