import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import { hashPassword, weaknessOf } from '../../platform/passwords.ts'

vi.mock('../../platform/passwords.ts', { spy: true })

const database = useDatabase()
const api = useApi(database, { realSessions: true })
const password = 'p4ssw0rd1loveY0u$3cr3t'.repeat(6).slice(0, 128)

const send = (url: string, payload: object, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: `/api/auth/${url}`, payload, remoteAddress })

describe.each([
  ['accept-invitation', { name: 'Asha Rao', password }, () => api.deps.links.invitation],
  ['reset-password', { password }, () => api.deps.links.reset],
])('%s', (url, body, links) => {
  beforeEach(() => void vi.clearAllMocks())

  test.each([
    ['malformed', async () => 'x'],
    [
      'of an unknown account',
      async () => links().issue({ id: crypto.randomUUID(), email: 'a@b.example' } as never, 'x'),
    ],
    ['for another purpose', async () => api.deps.links.verification.issue(await makePerson(api, 'client'))],
  ])('a link that is %s is refused before the password is looked at', async (_name, issue) => {
    const answer = await send(url, { token: await issue(), ...body }, '198.51.100.1')
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'link_invalid'])
    expect(vi.mocked(weaknessOf)).not.toHaveBeenCalled()
    expect(vi.mocked(hashPassword)).not.toHaveBeenCalled()
  })

  test('repeated tries from one address end in 429', async () => {
    const codes = []
    const address = url === 'reset-password' ? '198.51.100.2' : '198.51.100.3'
    for (let n = 0; n < 31; n += 1) codes.push((await send(url, { token: 'x', ...body }, address)).statusCode)
    expect(codes).toEqual([...Array(30).fill(400), 429])
    expect((await send(url, { token: 'x', ...body }, '198.51.100.4')).statusCode).toBe(400)
  })
})

test('only the first 64 characters of a password are estimated', () => {
  const strongEnd = 'quiet-river-41-mango-lantern-82'
  expect(weaknessOf('a'.repeat(63) + strongEnd, [])).not.toBeNull()
  expect(weaknessOf('a'.repeat(20) + strongEnd, [])).toBeNull()
})
