import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { idOf } from '../../platform/ids.ts'
import { enqueue } from '../../platform/queue.ts'
import { fileUnused } from '../files/events.ts'
import type { chatQueues } from './queues.ts'
import { appendCheckedFile, findAttachment, takeUnsent } from './worker-repository.ts'

const handler = handlerFor<typeof chatQueues>()

export const chatJobs = ({ db, boss, emit }: WorkerDeps) => [
  // Whoever looks at the message learns that its file can be opened now, by the log like any other change.
  handler('chat.file-checked', async ({ file_id }) => {
    await db.as(system, async (tx) => {
      const attachment = await findAttachment(tx, file_id)
      if (!attachment) return
      if (attachment.message_id !== null) return appendCheckedFile(tx, attachment.message_id)
      // It may be being sent with its former state. Once more will do: the same id adds nothing.
      const id = idOf(`chat.file-checked:${file_id}`)
      await enqueue(boss, tx, 'chat.file-checked', { file_id }, { id, afterSeconds: 10 })
    })
  }),

  handler('chat.remove-unsent', async () => {
    await db.as(system, async (tx) => {
      for (const file_id of await takeUnsent(tx)) await emit(tx, fileUnused, { file_id })
    })
  }),
]
