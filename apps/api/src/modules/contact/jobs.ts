import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { eraseFromAudit, writeAudit } from '../../platform/audit.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail, onceAnHour } from '../../platform/mail-delivery.ts'
import { wasRejected } from '../../platform/mailer.ts'
import { enqueue } from '../../platform/queue.ts'
import { ContactReplyMail, SenderConfirmation } from './mails.tsx'
import { findReply, setReplyOutcome } from './replies.ts'
import { findContact, purgeDeletedContacts } from './repository.ts'
import { addOfficeItem } from '../notifications/office-repository.ts'
import { deleteNotificationsAbout } from '../notifications/worker-repository.ts'
import { enquiryReceived } from './submit-contact.ts'
import type { contactQueues } from './queues.ts'

const handler = handlerFor<typeof contactQueues>()
const purgeBatch = 500

export const contactJobs = (deps: WorkerDeps) => [
  handler('contact.notify-company', ({ contact_id }) =>
    deps.db.as(system, (tx) => addOfficeItem(tx, enquiryReceived(contact_id))),
  ),

  handler('contact.confirm-to-sender', async ({ contact_id }, job) => {
    const contact = await deps.db.as(system, (tx) => findContact(tx, contact_id))
    if (!contact) return
    await deliverMail(deps, {
      id: job.id,
      kind: 'contact.confirm-to-sender',
      subject_id: contact.id,
      to: contact.email,
      subject: contact.call_window ? 'We will call you back' : 'We have received your message',
      body: createElement(SenderConfirmation, {
        reference: contact.reference,
        received_at: contact.created_at,
        call_window: contact.call_window,
      }),
      atMostHourly: onceAnHour,
    })
  }),

  handler('contact.send-reply', async ({ reply_id }, job) => {
    const found = await deps.db.as(system, async (tx) => {
      const reply = await findReply(tx, reply_id)
      return reply && { reply, contact: await findContact(tx, reply.contact_id) }
    })
    if (!found?.contact) return // erased before the mail went out
    const { reply, contact } = found
    const company = await deps.findCompany()
    const thread = reply.thread.map((id) => deps.mailer.messageId(id))
    const sending = deliverMail(deps, {
      id: job.id,
      kind: 'contact.reply',
      subject_id: contact.id,
      to: reply.email,
      replyTo: company.contactEmail,
      subject: `Your enquiry [${contact.reference}]`,
      body: createElement(ContactReplyMail, {
        contact,
        text: reply.text,
        author: reply.author_name,
        quotes: !reply.is_first,
      }),
      headers: {
        // Written by a person, so out-of-office replies are wanted.
        'Auto-Submitted': 'no',
        ...(thread.length > 0 ? { 'In-Reply-To': thread.at(-1) ?? '', References: thread.join(' ') } : {}),
      },
    })
    const outcome = await sending.then(
      () => 'sent' as const,
      (error: unknown) => {
        if (!wasRejected(error) && !reply.has_waited_long) throw error
        deps.logger.warn({ err: error, reply_id: reply.id }, 'reply given up')
        return 'failed' as const
      },
    )
    await deps.db.as(system, async (tx) => {
      if (!(await setReplyOutcome(tx, reply.id, outcome))) return
      await writeAudit(tx, system, {
        action: `contact.reply-${outcome}`,
        entity: 'contact_submission',
        entity_id: contact.id,
        details: { reply_id: reply.id },
      })
      if (outcome === 'sent' || reply.author_id === null) return
      await enqueue(deps.boss, tx, 'notifications.create', {
        kind: 'enquiry_reply_failed',
        event_key: `enquiry_reply_failed:${reply.id}`,
        subject: { type: 'enquiry', id: contact.id },
        actor_id: null,
        detail: reply.author_id,
      })
    })
  }),

  handler('contact.purge-deleted', async () => {
    for (;;) {
      const purged = await deps.db.as(system, async (tx) => {
        const ids = await purgeDeletedContacts(tx, purgeBatch)
        await eraseFromAudit(tx, ids)
        await deleteNotificationsAbout(tx, ids)
        for (const id of ids) {
          await writeAudit(tx, system, {
            action: 'contact.purged',
            entity: 'contact_submission',
            entity_id: id,
          })
        }
        return ids
      })
      if (purged.length < purgeBatch) return
    }
  }),
]
