import { changeStateLabels } from '@trusswell/domain/change-request-values.ts'
import { system } from '@trusswell/domain/actor.ts'
import { ChangeState } from '@trusswell/domain/change-requests.ts'
import type { MailedPurpose } from '@trusswell/domain/mailed-links.ts'
import { AcceptanceAnswer, answerLabels } from '@trusswell/domain/milestones.ts'
import { createElement } from 'react'
import type { WorkerDeps } from '../../deps.ts'
import { handlerFor } from '../../platform/job-runner.ts'
import { deliverMail } from '../../platform/mail-delivery.ts'
import { LinkUsedMail } from './mails.tsx'
import type { mailedLinkQueues } from './queues.ts'
import { expireMailedLinks, findUsedLink } from './repository.ts'

const handler = handlerFor<typeof mailedLinkQueues>()

export const mailedLinkJobs = (deps: WorkerDeps) => [
  // Whatever the person chose about notifications, like mails about their account.
  handler('mailed-links.tell-used', async ({ link_id, answer }, job) => {
    const used = await deps.db.as(system, (tx) => findUsedLink(tx, link_id))
    if (!used) return
    await deliverMail(deps, {
      id: job.id,
      kind: 'mailed-links.used',
      subject_id: link_id,
      to: used.email,
      subject: `Your answer about ${used.project}`,
      body: createElement(LinkUsedMail, {
        name: used.name,
        project: used.project,
        answer: answerWords(used.purpose, answer, used.title),
        at: used.used_at,
        url: `${deps.origin}/dashboard/projects/${used.project_id}`,
      }),
    })
  }),

  handler('mailed-links.expire', () => deps.db.as(system, expireMailedLinks)),
]

function answerWords(purpose: MailedPurpose, answer: string | null, title: string | null): string {
  if (purpose === 'message') return 'A message in the conversation'
  const label =
    purpose === 'milestone'
      ? answerLabels[AcceptanceAnswer.parse(answer)]
      : changeStateLabels[ChangeState.parse(answer)]
  return `${label}: ${title ?? (purpose === 'milestone' ? 'a milestone' : 'a change request')}`
}
