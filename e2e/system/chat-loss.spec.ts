import { expect, test } from '@playwright/test'
import { shortRun } from '../../bench/chat-loss-forms.ts'
import { runChatLoss } from '../../bench/chat-loss-run.ts'

// 200 tabs and 3 minutes by `pnpm chat:loss`, five times in `pnpm faults`.
test('dropped sockets, killed processes, Redis down, a restore: every tab ends with the database’s messages', async () => {
  test.setTimeout(240_000)
  const { mistakes, killed, ...counts } = await runChatLoss({
    ...shortRun,
    seed: 20_261_117,
    firstPort: 8350,
  })
  console.log(JSON.stringify({ killed, ...counts }))
  expect(mistakes).toEqual([])
  expect(Math.min(killed.publish, killed.ack)).toBeGreaterThan(0)
})
