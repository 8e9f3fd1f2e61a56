import type { Task } from '@trusswell/domain/tasks.ts'
import { expect, test } from 'vitest'
import { roomOf, say, user } from '../../../test/chat.ts'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)

test('a task made of a message keeps it, and only a message of the project’s conversation with the client', async () => {
  const [project, other] = [await makeProject(api), await makeProject(api)]
  const client = user(project.client_id, 'client')
  const manager = user(project.manager_id, 'manager')
  const url = `/api/projects/${project.id}/tasks`
  const add = (message_id: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: asActor(manager),
      payload: { title: 'Move the gate', message_id },
    })
  const { message } = await say(api, client, roomOf(project.id), { text: 'Please move the gate' })
  const added = await add(message.id)
  expect([added.statusCode, added.json<Task>().message_id]).toEqual([201, message.id])

  // Clients see tasks, so none says that an internal note exists.
  const note = await say(api, manager, roomOf(project.id, 'internal'))
  const elsewhere = await say(api, user(other.manager_id, 'manager'), roomOf(other.id))
  for (const id of [note.message.id, elsewhere.message.id, crypto.randomUUID()]) {
    const refused = await add(id)
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { message_id: 'Not a message of this project’s conversation with the client' },
    ])
  }
  const listed = await api.app.inject({ url, headers: asActor(client) })
  expect(listed.json<{ data: Task[] }>().data.map(({ message_id }) => message_id)).toEqual([message.id, null])

  // The link is made once: an edit repeats it or is refused.
  const edit = (changes: object) =>
    api.app.inject({
      method: 'PATCH',
      url: `${url}/${added.json<Task>().id}`,
      headers: asActor(manager),
      payload: changes,
    })
  expect((await edit({ message_id: message.id, status: 'done' })).statusCode).toBe(200)
  expect((await edit({ message_id: null })).statusCode).toBe(400)
  const audited = await database.rows<{ details: { fields: string[] } }>(
    `select details from audit_entries where action = 'task.added' and entity_id = $1`,
    [added.json<Task>().id],
  )
  expect(audited[0]?.details.fields).toContain('message_id')
})
