import type { Actor } from '@trusswell/domain/actor.ts'
import { formatDay, kolkataDay } from '@trusswell/domain/days.ts'
import { answerLabels, type Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'

/** `Accepted by Anand Rao on 17 Nov 2026`, or null for a milestone that was never asked about. */
export function acceptanceNote(milestone: Milestone, actor: Actor): string | null {
  const { acceptance, acceptance_at, acceptance_by, acceptance_on_behalf } = milestone
  if (acceptance === 'none' || acceptance_at === null) return null
  const on = formatDay(kolkataDay(Date.parse(acceptance_at)))
  if (acceptance === 'asked')
    return can.acceptMilestones(actor)
      ? 'Please check the work, then accept it or tell us what is missing.'
      : `Waiting for the client’s acceptance since ${on}`
  if (acceptance_on_behalf) {
    const by = acceptance_by ? `by ${acceptance_by}` : 'by our staff'
    return `${answerLabels[acceptance]} by the client, recorded ${by} on ${on}`
  }
  return `${answerLabels[acceptance]} ${acceptance_by ? `by ${acceptance_by}` : 'by the client'} on ${on}`
}

type Proof = Pick<Milestone, 'acceptance_on_behalf' | 'acceptance_reason' | 'acceptance_file'>

/** How staff know the answer that they recorded; a file is linked after it. */
export function proofNote({
  acceptance_on_behalf,
  acceptance_reason,
  acceptance_file,
}: Proof): string | null {
  if (!acceptance_on_behalf) return null
  if (acceptance_reason !== '') return acceptance_reason
  return acceptance_file
    ? 'The client’s answer is in this file:'
    : 'The file with the client’s answer was deleted.'
}
