import { can } from '@trusswell/domain/policy.ts'
import { useId } from 'react'
import { todayInIndia } from '../../../lib/dates.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NeedLine } from './need-line.tsx'
import { needsOf, withoutAcceptance, withoutChanges, withoutPayments } from './needs.ts'
import type { Overview } from './overview-source.ts'
import './needs-you.css'

export function NeedsYou({ overview }: { overview: Overview | undefined }) {
  const id = useId()
  const { user } = useAuth()
  const pays = user !== null && can.payBills(actorOf(user))
  const accepts = user !== null && can.acceptMilestones(actorOf(user))
  const decides = user !== null && can.closeChange(actorOf(user), 'accepted', { proposed_by_client: false })
  const payable = overview && (pays ? overview : withoutPayments(overview))
  const acceptable = payable && (accepts ? payable : withoutAcceptance(payable))
  const needs = acceptable && needsOf(decides ? acceptable : withoutChanges(acceptable), todayInIndia())
  return (
    <section className="blueprint needs-you" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          Needs you{' '}
          {needs && needs.length > 0 && <span className="figures needs-you-count">{needs.length}</span>}
        </h2>
        <span className="eyebrow needs-you-eyebrow">most urgent first</span>
      </header>
      {!needs && <Skeleton rows={2} label="Loading what needs you" />}
      {needs?.length === 0 && (
        <p className="needs-none">
          Nothing needs your attention today.{' '}
          {pays ? 'Payments due and milestones to review' : 'Milestones to review'} will appear here.
        </p>
      )}
      {needs && needs.length > 0 && (
        <ol>
          {needs.map((need, at) => (
            <NeedLine key={need.id} need={need} number={at + 1} />
          ))}
        </ol>
      )}
    </section>
  )
}
