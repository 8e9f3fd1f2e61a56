import { expect, test } from 'vitest'
import { createTokenSource } from './token-source.ts'

function source(answers: (string | Error)[]) {
  const waits: number[] = []
  const getToken = createTokenSource({
    ask: async () => {
      const answer = answers.shift()
      if (typeof answer !== 'string') throw answer
      return { token: answer, minimum_seconds: 2 }
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  return { waits, get: async (fresh = false) => (await getToken(fresh)).token }
}

test('reuses its token, once it is old enough, until a fresh one is requested', async () => {
  const { get, waits } = source(['t1', 't2'])
  expect([await get(), await get(), await get(true), await get()]).toEqual(['t1', 't1', 't2', 't2'])
  expect(waits).toEqual([2000, 2000])
})

test('requests again after a failure', async () => {
  const { get } = source([new Error('no answer'), 't1'])
  await expect(get()).rejects.toThrow('no answer')
  expect(await get()).toBe('t1')
})
