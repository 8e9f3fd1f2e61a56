import { expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft-source.ts'

const { GET, PUT } = vi.hoisted(() => ({
  GET: vi.fn<() => Promise<unknown>>(),
  PUT: vi.fn<() => Promise<unknown>>(),
}))
vi.mock('../../../lib/api/browser-api.ts', () => ({ api: { GET, PUT } }))

const answer = (data: unknown) => ({ data, response: new Response() })

test('a draft is read after the save that is on its way, also when that fails', async () => {
  const { signal } = new AbortController()
  GET.mockResolvedValue(answer({ data: null }))
  for (const end of ['resolve', 'reject'] as const) {
    GET.mockClear()
    const put = Promise.withResolvers<unknown>()
    PUT.mockReturnValueOnce(put.promise)
    const saved = saveDraft({ revision: 0, step: 1, fields: {} }).catch(() => {})
    const read = readDraft(signal)
    await new Promise((done) => setTimeout(done))
    expect(GET).not.toHaveBeenCalled()
    if (end === 'resolve') put.resolve(answer({ data: { revision: 1 } }))
    else put.reject(new Error('offline'))
    await saved
    await read
    expect(GET).toHaveBeenCalledOnce()
  }
})
