import { expect, test } from 'vitest'
import { answerOf } from './answer-of.ts'
import { type ApiError, isPassing } from './api-error.ts'

const reply = (status: number, error?: unknown) =>
  Promise.resolve({ error, response: new Response(null, { status }) })

const failure = (call: ReturnType<typeof reply>) =>
  answerOf(call).then(
    () => null,
    (error: unknown) => error as ApiError,
  )

test('an error carries the API’s message and code', async () => {
  const body = { code: 'conflict', message: 'Taken', fields: { email: 'Taken' }, request_id: 'r1' }
  const error = await failure(reply(409, body))
  expect(error).toMatchObject({ status: 409, code: 'conflict', message: 'Taken', requestId: 'r1' })
  expect(isPassing(error)).toBe(false)
})

test('[TO-28] no answer, 502, 503 and 504 are temporary; a proxy’s page has no message to show', async () => {
  const silent = await failure(Promise.reject(new TypeError('fetch failed')))
  const proxied = await Promise.all([502, 503, 504].map((status) => failure(reply(status, '<html>'))))
  for (const error of [silent, ...proxied]) {
    expect(error).toMatchObject({ code: 'no_answer', message: '' })
    expect(isPassing(error)).toBe(true)
  }
})
