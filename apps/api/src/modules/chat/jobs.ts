import { system } from '@trusswell/domain/actor.ts'
import type { WorkerDeps } from '../../deps.ts'
import { createDrawDocument } from '../../platform/draw-document.ts'
import { addThumbnail } from '../../platform/files/thumbnails.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { idOf } from '../../platform/ids.ts'
import { tellOfProject } from '../../platform/live.ts'
import { enqueue } from '../../platform/queue.ts'
import { fileUnused } from '../files/events.ts'
import { notificationRequested } from '../notifications/events.ts'
import { readWorkingHours } from '../settings/repository.ts'
import type { chatQueues } from './queues.ts'
import { renderTranscript } from './transcript-pdf.ts'
import { requestUnreadMails, sendUnreadMail } from './unread-mails.ts'
import { listToRemind, setReminded } from './unanswered-repository.ts'
import { appendCheckedFile, findAttachment, setThumbnail, takeUnsent } from './worker-repository.ts'

const handler = handlerFor<typeof chatQueues>()

export const chatJobs = (deps: WorkerDeps) => {
  const { db, boss, emit, live } = deps
  return [
    // Appends an event to the log, so that open pages show that the file can be opened now.
    handler('chat.file-checked', async ({ file_id }) => {
      const attached = await db.as(system, (tx) => findAttachment(tx, file_id))
      if (!attached) return
      if (attached.thumbnail_id === null)
        await addThumbnail(deps, file_id, { purpose: 'chat_thumbnail', set: setThumbnail })
      await db.as(system, async (tx) => {
        const attachment = await findAttachment(tx, file_id)
        if (!attachment) return
        if (attachment.message_id !== null) return appendCheckedFile(tx, attachment.message_id)
        // A message with the file's former state may be committing now. Running again is safe: the same id adds nothing.
        const id = idOf(`chat.file-checked:${file_id}`)
        await enqueue(boss, tx, 'chat.file-checked', { file_id }, { id, afterSeconds: 10 })
      })
      // Lists of files show its state.
      if (attached.visibility === 'everyone') tellOfProject(live, attached.project_id)
    }),

    handler('chat.remind-unanswered', () =>
      db.as(system, async (tx) => {
        const hours = await readWorkingHours(tx)
        for (const waiting of await listToRemind(tx, { hours, now: Date.now() })) {
          await emit(tx, notificationRequested, {
            kind: 'chat_unanswered',
            event_key: `chat_unanswered:${waiting.message_id}`,
            subject: { type: 'message', id: waiting.message_id },
            actor_id: null,
            detail: null,
          })
          await setReminded(tx, waiting)
        }
      }),
    ),

    handler('chat.find-unread', () => requestUnreadMails(deps)),
    handler('chat.send-unread', (payload, job) => sendUnreadMail(deps, payload, job.id)),

    handler(
      'chat.draw-transcript',
      createDrawDocument(deps, { name: 'transcript', render: renderTranscript }),
    ),

    handler('chat.remove-unsent', async () => {
      await db.as(system, async (tx) => {
        for (const file_id of await takeUnsent(tx)) await emit(tx, fileUnused, { file_id })
      })
    }),
  ]
}
