import { afterEach, expect, test, vi } from 'vitest'
import { session } from './browser-session.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['http:', 'signed_in=1; Path=/; Max-Age=604800; SameSite=Lax'],
  ['https:', '__Host-signed_in=1; Path=/; Max-Age=604800; SameSite=Lax; Secure'],
])('the hint is asked for and renewed by its name over %s', async (protocol, renewed) => {
  const page = { cookie: `theme=1; ${renewed.split(';')[0]}` }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ id: 'x' }))
  vi.stubGlobal('fetch', fetch)
  await session.refresh()
  expect(fetch).toHaveBeenCalledOnce()
  expect(page.cookie).toBe(renewed)
})

test('without the hint nobody is asked for', async () => {
  vi.stubGlobal('document', { cookie: 'not_signed_in=1', documentElement: { dataset: {} } })
  vi.stubGlobal('location', { protocol: 'https:' })
  const fetch = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetch)
  await session.refresh()
  expect(fetch).not.toHaveBeenCalled()
})
