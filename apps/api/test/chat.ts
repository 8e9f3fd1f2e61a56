import type { Person, Role } from '@trusswell/domain/actor.ts'
import type { ChatAudience } from '@trusswell/domain/chat.ts'
import { appendMessage, type Appended, type NewMessage } from '../src/modules/chat/log.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestApi } from './harness.ts'

export const user = (id: string, role: Role): Person => ({ kind: 'user', id, role })

export const roomOf = (project_id: string, audience: ChatAudience = 'everyone') => ({ project_id, audience })

/** Into the log as the person, under the policies. */
export async function say(
  api: TestApi,
  person: Person,
  room: ReturnType<typeof roomOf>,
  changes: Partial<NewMessage> = {},
): Promise<Appended> {
  const message = { id: newId(), cid: newId(), text: 'Good morning', reply_to: null, files: [], mentions: [] }
  const appended = await api.deps.db.as(person, (tx) =>
    appendMessage(tx, person, room, { ...message, ...changes }),
  )
  if (!appended) throw new Error('not sent')
  return appended
}
