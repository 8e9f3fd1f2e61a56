import { system } from '@trusswell/domain/actor.ts'
import { sendsMails } from '@trusswell/domain/notification-switches.ts'
import type { NotificationKind } from '@trusswell/domain/notifications.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import { readNotificationSettings } from '../settings/repository.ts'
import type { OfficeItem, OfficeNews } from './events.ts'
import { OfficeMail } from './mails.tsx'
import {
  countRoom,
  deleteOfficeItems,
  findAssignee,
  listWaiting,
  putInBatch,
  readBatch,
} from './office-repository.ts'

/**
 * One mail for each assignee and one for the office with everything that has come since the last one. What is above the hour's
 * ceiling is only counted there; after that the office is mailed again when the hour has room.
 */
export async function makeOfficeBatches(
  { boss }: WorkerDeps,
  tx: Tx,
  [kind, news]: [NotificationKind, OfficeNews],
): Promise<void> {
  const waiting = await listWaiting(tx, kind)
  const room = waiting.length > 0 ? await countRoom(tx, kind) : 0
  if (room === 0) return
  const listed = new Map<string | null, string[]>()
  const gone: string[] = []
  let taken = 0
  for (const { event_key, subject_id } of waiting) {
    if (taken - gone.length === room) break
    taken += 1
    const item = await news.compose(tx, subject_id)
    const assignee = item?.assignee_id ? await findAssignee(tx, item.assignee_id) : undefined
    const to = assignee?.id ?? null
    if (item) listed.set(to, [...(listed.get(to) ?? []), event_key])
    else gone.push(event_key)
  }
  await deleteOfficeItems(tx, gone)
  const more = waiting.slice(taken).map(({ event_key }) => event_key)
  if (more.length > 0 && !listed.has(null)) listed.set(null, [])
  for (const [user_id, keys] of listed) {
    const batch = newId()
    await putInBatch(tx, keys, { batch, listed: true })
    if (user_id === null) await putInBatch(tx, more, { batch, listed: false })
    await enqueue(boss, tx, 'notifications.send-office-mail', { kind, batch, user_id })
  }
}

type Batch = { kind: NotificationKind; batch: string; user_id: string | null }

export async function sendOfficeMail(deps: WorkerDeps, { kind, batch, user_id }: Batch, job: { id: string }) {
  const news = deps.officeNews[kind]
  if (!news) return
  const { items, more, assignee, settings } = await deps.db.as(system, async (tx) => {
    const found = await readBatch(tx, batch)
    const composed: OfficeItem[] = []
    for (const id of found.listed) {
      const item = await news.compose(tx, id)
      if (item) composed.push(item)
    }
    return {
      items: composed,
      more: found.more,
      assignee: user_id === null ? undefined : await findAssignee(tx, user_id),
      settings: await readNotificationSettings(tx),
    }
  })
  const count = items.length + more
  if (count === 0 || !(news.always || sendsMails(kind, settings))) return
  const [only] = count === 1 ? items : []
  const subject = news.subjectOf(count)
  await deliverMail(deps, {
    id: job.id,
    kind: `office.${kind}`,
    subject_id: batch,
    to: assignee?.email ?? deps.companyMail,
    ...(only?.sender ? { replyTo: only.sender } : {}),
    subject: only?.reference ? `${subject} [${only.reference}]` : subject,
    body: createElement(OfficeMail, {
      heading: subject,
      name: assignee?.name,
      items: items.map(({ facts, path, sender }) => ({
        facts,
        url: deps.origin + path,
        isAnswered: sender !== undefined,
      })),
      more,
      listUrl: deps.origin + news.listPath,
    }),
  })
}
