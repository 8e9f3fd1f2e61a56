import { expect, test } from 'vitest'
import { isLiveMessage, liveLists } from './notification-values.ts'
import { LiveMessage } from './notifications.ts'

const id = '0198c0de-7a3b-7c4d-8e5f-123456789abc'
const messages: { [Type in LiveMessage['type']]: Extract<LiveMessage, { type: Type }>[] } = {
  ready: [{ type: 'ready' }],
  notification: [{ type: 'notification', id }],
  project: [{ type: 'project', id }],
  list: liveLists.map((list) => ({ type: 'list', list })),
}
const others = [
  null,
  'ready',
  [],
  {},
  { type: 'other' },
  { type: 'ready', id },
  { type: 'project' },
  { type: 'project', id: 'x' },
  { type: 'project', id: [id] },
  { type: 'notification', id, list: 'jobs' },
  { type: 'list', id },
  { type: 'list', list: 'others' },
]

test.each([...Object.values(messages).flat(), ...others])(
  'a live message is accepted as the schema accepts it: %j',
  (value) => {
    expect(isLiveMessage(value)).toBe(LiveMessage.safeParse(value).success)
  },
)
