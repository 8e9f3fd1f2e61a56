import { system, type Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { toPaise } from '@trusswell/domain/money.ts'
import type { Tx } from '../../platform/database.ts'
import type { Emit } from '../../platform/events.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { applyFacts } from './apply-facts.ts'
import { createPayment } from './create-payment.ts'
import { decideClaim } from './decide-claim.ts'
import { issueReceipt } from './issue-receipt.ts'
import { lockPayment } from './ledger.ts'
import { refundPayment } from './refund-payment.ts'
import { linkInvoice } from './invoices.ts'
import { company } from './seed-company.ts'
import { history } from './seed-history.ts'
import { askedOn, paidOn, samples, type Sample } from './seed-samples.ts'
import { invoicesOf, renderSampleInvoice, type SampleInvoice } from './seed-invoice.ts'
import { seedSettlements } from './seed-settlements.ts'
import { stateClaim } from './state-claim.ts'

/** From a payment to the refund of a part. */
const daysToRefund = 9

const live = { tell: () => {}, rejoin: () => {} }

/** Payments in every state, for the sample projects that have none. */
export const seedPayments: Seed = async (context) => {
  if (!context.demo) return null
  const added: Sample[] = []
  const all = [...history, ...company, ...samples]
  const invoices = invoicesOf(all, context.today)
  const empty = new Map<string, boolean>()
  for (const sample of inOrder(all)) {
    const project = await findProject(context, sample.project)
    if (!project) continue
    if (!empty.has(project.id)) empty.set(project.id, !project.hasPayments)
    if (!empty.get(project.id)) continue
    await addSample(context, project, { sample, invoice: invoices.get(sample) })
    added.push(sample)
  }
  const settlements = await seedSettlements(context, added)
  return `${added.length} payments and ${settlements} settlements added`
}

/** As the money came, because receipts are numbered in it; what isn't paid yet comes last. */
const inOrder = (all: Sample[]) => all.toSorted((a, b) => paidOn(a) - paidOn(b))

const findProject = ({ worker }: SeedContext, title: string) =>
  worker.as(system, async (tx) => {
    const project = await tx
      .selectFrom('projects')
      .select(['id', 'client_id', 'organisation_id'])
      .where('title', '=', title)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!project) return null
    const payment = await tx
      .selectFrom('payments')
      .select('id')
      .where('project_id', '=', project.id)
      .limit(1)
      .executeTakeFirst()
    return { ...project, hasPayments: payment !== undefined }
  })

type Project = NonNullable<Awaited<ReturnType<typeof findProject>>>

async function addSample(
  { app, worker, people, today, emitAt, on, keepPdf }: SeedContext,
  project: Project,
  { sample, invoice }: { sample: Sample; invoice: SampleInvoice | undefined },
): Promise<void> {
  const admin: Person = { kind: 'user', id: people.admin, role: 'admin' }
  const client: Person = {
    kind: 'user',
    id: project.client_id ?? '',
    role: 'client',
    organisation: { id: project.organisation_id ?? '', role: 'owner' },
  }
  const day = (days: number) => addDays(today, Math.min(days, 0))
  const { claim, card, refund, due } = sample
  const asker = due === undefined ? client : admin
  const paid = paidOn(sample)
  const asked = day(askedOn(sample))
  const emit = emitAt(day(paid))
  const id = await on(asked, () =>
    app.as(asker, (tx) =>
      createPayment(emitAt(asked), tx, asker, project, {
        amount: sample.rupees,
        description: sample.description,
        payment_method: claim?.method ?? 'credit_card',
        ...(due === undefined ? {} : { due_date: addDays(today, due) }),
      }),
    ),
  )
  // Before the money came: a receipt says whether there was an invoice.
  if (invoice)
    await on(invoice.date, async () => {
      const file_id = await keepPdf('invoice', await renderSampleInvoice(sample, invoice))
      const body = { kind: 'invoice' as const, ...invoice }
      await app.as(admin, (tx) => linkInvoice(emitAt(invoice.date), tx, admin, { id, body, file_id }))
    })
  if (card) {
    const { object_id } = card
    await on(day(paid), () =>
      worker.as(system, async (tx) => {
        await payOnline(tx, emit, id, { object_id, paise: toPaise(sample.rupees), day: day(paid) })
        await issueReceipt(tx, { payment_id: id, object_id }, () => day(paid))
      }),
    )
  }
  if (claim) {
    const body = {
      method: claim.method,
      reference: claim.reference,
      paid_on: day(paid),
      amount: toPaise(sample.rupees - (claim.tds ?? 0)),
      tds: toPaise(claim.tds ?? 0),
    }
    const given = { payment_id: id, body, file: null }
    const claimId = await on(day(paid), () =>
      app.as(client, (tx) => stateClaim({ emit, live, today: day(paid) }, tx, client, given)),
    )
    const { decision } = claim
    if (decision) {
      const at = day(paid + 1)
      await on(at, async () => {
        await app.as(admin, (tx) =>
          decideClaim({ emit: emitAt(at), live, today: () => at }, tx, admin, {
            id,
            decision: decision.state === 'confirmed' ? { ...decision, received_on: at } : decision,
          }),
        )
        if (decision.state === 'confirmed')
          await worker.as(system, (tx) => issueReceipt(tx, { payment_id: id, object_id: claimId }, () => at))
      })
    }
  }
  if (refund) {
    const at = day(paid + daysToRefund)
    await on(at, () =>
      app.as(admin, (tx) =>
        refundPayment({ emit: emitAt(at), live, today: () => at }, tx, admin, { id, ...refund }),
      ),
    )
  }
}

/** What a gateway would have said. */
async function payOnline(
  tx: Tx,
  emit: Emit,
  id: string,
  { object_id, paise, day }: { object_id: string; paise: number; day: string },
): Promise<void> {
  const happened_at = `${day}T06:30:00.000Z`
  const fact = { kind: 'payment', object_id, state: 'captured', paise, happened_at } as const
  await applyFacts(
    { emit, live },
    tx,
    await lockPayment(tx, id),
    [{ fact, source: 'fetch', gateway: 'razorpay', currency: 'INR', livemode: false }],
    {
      gateway: 'razorpay',
      payment_method: 'credit_card',
      transaction_id: object_id,
      instrument: 'card',
    },
  )
}
