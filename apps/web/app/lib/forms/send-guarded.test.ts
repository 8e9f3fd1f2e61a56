import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { sendGuarded, type Guard } from './send-guarded.ts'

const refused = (code: ApiError['code']) => new ApiError({ status: 400, code, message: '' })
const received = 'r1'

async function run(answers: (string | ApiError)[]) {
  const sent: Guard[] = []
  const waits: number[] = []
  let tokens = 0
  const outcome = await sendGuarded<string>({
    getToken: async (fresh) => ({ token: `t${fresh ? (tokens += 1) : tokens}`, minimum_seconds: 2 }),
    send: async (guard) => {
      sent.push(guard)
      const answer = answers[sent.length - 1] ?? refused('internal')
      if (answer instanceof ApiError) throw answer
      return answer
    },
    findProof: async (token) => `proof of ${token}`,
    wait: async (milliseconds) => void waits.push(milliseconds),
  }).catch((error: unknown) => error)
  return { outcome, sent, waits }
}

test('sends once when the request succeeds', async () => {
  expect(await run([received])).toEqual({ outcome: received, sent: [{ form_token: 't0' }], waits: [] })
})

test('waits and repeats when it was too fast', async () => {
  const { outcome, sent, waits } = await run([refused('form_too_fast'), received])
  expect([outcome, sent.length, waits]).toEqual([received, 2, [2000]])
})

test('takes a new token when the old one is out of date', async () => {
  const { sent } = await run([refused('form_token_invalid'), received])
  expect(sent).toEqual([{ form_token: 't0' }, { form_token: 't1' }])
})

test('computes the proof of work that is required', async () => {
  const { sent } = await run([refused('proof_required'), received])
  expect(sent).toEqual([{ form_token: 't0' }, { form_token: 't0', proof: 'proof of t0' }])
})

test('returns any other refusal at once', async () => {
  const { outcome, sent } = await run([refused('too_many_requests')])
  expect([outcome, sent.length]).toEqual([refused('too_many_requests'), 1])
})

test('stops asking after four attempts', async () => {
  const { outcome, sent } = await run(Array(9).fill(refused('proof_required')))
  expect([outcome, sent.length]).toEqual([refused('proof_required'), 4])
})
