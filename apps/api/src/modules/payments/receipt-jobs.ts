import { system } from '@trusswell/domain/actor.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { afterCommit } from '../../platform/database.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { tellOfProject } from '../../platform/live.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { enqueue } from '../../platform/queue.ts'
import { issueReceipt } from './issue-receipt.ts'
import { ReceiptMail } from './mails.tsx'
import type { paymentQueues } from './queues.ts'
import { receiptFileName } from './receipt-content.ts'
import { renderReceipt } from './receipt-pdf.ts'
import { findForReceiptMail, listReceiptReaders } from './receipts-repository.ts'

const handler = handlerFor<typeof paymentQueues>()

export const receiptJobs = (deps: WorkerDeps) => {
  const { db, boss, live, origin, today } = deps
  return [
    handler('payments.issue-receipt', async (credit) => {
      await db.as(system, async (tx) => {
        const receipt = await issueReceipt(tx, credit, today)
        if (!receipt) return
        // The lists show the link to it.
        afterCommit(() => tellOfProject(live, receipt.project_id))
        if (!receipt.organisation_id) return
        for (const { id: user_id } of await listReceiptReaders(tx, receipt.organisation_id))
          await enqueue(boss, tx, 'payments.mail-receipt', { receipt_id: receipt.id, user_id })
      })
    }),

    // The payer is entitled to this document, so notification settings don't apply.
    handler('payments.mail-receipt', async (ids, job) => {
      const found = await db.as(system, (tx) => findForReceiptMail(tx, ids))
      if (!found) return
      const { content, reader } = found
      await deliverMail(deps, {
        id: job.id,
        kind: 'payment.receipt',
        subject_id: reader.id,
        to: reader.email,
        subject: `Receipt ${content.number} for your payment`,
        body: createElement(ReceiptMail, {
          name: reader.name,
          content,
          url: `${origin}/client/payments?pay=${content.payment_id}`,
        }),
        attachments: [
          {
            filename: receiptFileName(content.number),
            content: await renderReceipt(content),
            contentType: 'application/pdf',
          },
        ],
      })
    }),
  ]
}
