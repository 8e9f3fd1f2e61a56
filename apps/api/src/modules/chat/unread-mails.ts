import { accountPath } from '@trusswell/domain/account-path.ts'
import { system } from '@trusswell/domain/actor.ts'
import { sendsMails } from '@trusswell/domain/notification-switches.ts'
import { createElement } from 'react'
import type { z } from 'zod'
import type { WorkerDeps } from '../../deps.ts'
import { idOf } from '../../platform/ids.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import { mailLink } from '../mailed-links/repository.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import { conversationPath } from './conversation-path.ts'
import { UnreadMail } from './mails.tsx'
import type { UnreadMailJob } from './queues.ts'
import { listUnreadForMails, markMailed, readUnreadOf } from './unread-repository.ts'
import { unreadSubject } from './unread-words.ts'

// Decision G62. Readers with the page open read within minutes; mails are for the others.
const minutes = 15
// Limits the mails to a user who isn't reading to a few a day, also when a conversation is busy.
const pauseHours = 3

/** One job for each reader, with all of their conversations. */
export async function requestUnreadMails({ db, boss }: WorkerDeps): Promise<void> {
  await db.as(system, async (tx) => {
    if (!sendsMails('chat_unread', await readNotificationSettings(tx))) return
    const rows = await listUnreadForMails(tx, { minutes, pauseHours })
    for (const [user_id, own] of Map.groupBy(rows, (row) => row.user_id)) {
      const rooms = own.map(({ project_id, audience, after }) => ({ project_id, audience, after }))
      await enqueue(boss, tx, 'chat.send-unread', { user_id, rooms } satisfies z.infer<typeof UnreadMailJob>)
    }
    await markMailed(tx, rows)
  })
}

/** Access, switches and what was read may have changed since the job was made. */
export async function sendUnreadMail(
  deps: WorkerDeps,
  { user_id, rooms }: z.infer<typeof UnreadMailJob>,
  jobId: string,
): Promise<void> {
  const { db, origin } = deps
  const rows = await db.as(system, async (tx) =>
    sendsMails('chat_unread', await readNotificationSettings(tx)) ? readUnreadOf(tx, user_id, rooms) : [],
  )
  const reader = rows[0]
  if (!reader) return
  const to = { id: user_id, email: reader.email }
  const answerUrl = (project_id: string, subject_id: string) =>
    mailLink(deps, to, { id: idOf(`${jobId}/${project_id}`), purpose: 'message', subject_id, project_id })
  const conversations = await Promise.all(
    rows.map(async ({ title, count, senders, newest_id, ...room }) => ({
      title,
      count,
      senders,
      isInternal: room.audience === 'internal',
      url: `${origin}${conversationPath(room)}&message=${newest_id}`,
      answerUrl: room.audience === 'internal' ? undefined : await answerUrl(room.project_id, newest_id),
    })),
  )
  await deliverMail(deps, {
    id: jobId,
    kind: 'chat.unread',
    subject_id: user_id,
    to: reader.email,
    subject: unreadSubject(conversations),
    body: createElement(UnreadMail, {
      name: reader.name,
      conversations,
      settingsUrl: `${origin}${accountPath(reader.role)}`,
    }),
  })
}
