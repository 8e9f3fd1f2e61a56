import { ChatAudience } from '@trusswell/domain/chat.ts'
import { z } from 'zod'
import { queueOn } from '../../platform/events.ts'
import { queueAt, queueOf } from '../../platform/queue.ts'
import { fileChecked } from '../files/events.ts'
import { transcriptRequested } from './events.ts'

export const UnreadMailJob = z.strictObject({
  user_id: z.uuid(),
  rooms: z.array(z.strictObject({ project_id: z.uuid(), audience: ChatAudience, after: z.int() })),
})

export const chatQueues = {
  'chat.file-checked': queueOn(fileChecked),
  'chat.remove-unsent': queueAt('15 4 * * *'),
  'chat.remind-unanswered': queueAt('*/10 * * * *'),
  // Every person's mail is a job of its own.
  'chat.find-unread': queueAt('*/5 * * * *'),
  'chat.send-unread': queueOf(UnreadMailJob),
  'chat.draw-transcript': queueOn(transcriptRequested),
}
