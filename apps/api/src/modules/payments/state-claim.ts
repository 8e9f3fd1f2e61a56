import type { Person } from '@trusswell/domain/actor.ts'
import { tdsMessage, type PaymentClaimRequest } from '@trusswell/domain/payment-claims.ts'
import { proofMessages } from '@trusswell/domain/payment-file-messages.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import { checkDocument, documentTooLarge, type DocumentFile } from '../../platform/files/check-document.ts'
import { insertFile } from '../../platform/files/records.ts'
import { newId } from '../../platform/ids.ts'
import type { LivePublisher } from '../../platform/live.ts'
import { currentMoment } from '../../platform/request-context.ts'
import { fileReceived } from '../files/events.ts'
import { applyFacts } from './apply-facts.ts'
import { insertClaim } from './claims.ts'
import { alreadyDeposited, alreadyMade, beingPaid } from './conflicts.ts'
import { findClaim } from './history.ts'
import { hasOpenPage, lockPayment, nextSeq } from './ledger.ts'

const proof = {
  field: 'proof',
  purpose: 'payment_proof',
  types: ['pdf', 'jpg', 'png'],
  messages: proofMessages,
} as const
export const proofTooLarge = () => documentTooLarge(proof)
/** Null when none was sent. */
export const checkProof = (value: unknown) => checkDocument(value, proof)

/** Checked before anything is stored: why no transfer can be reported for this payment. */
export function assertClaimable({ status, credited_paise }: Payment): void {
  if (status === 'pending' || status === 'failed') return
  throw new AppError(
    'conflict',
    credited_paise > 0 ? 'This payment has already been received.' : 'This payment was refunded.',
  )
}

/** Stores a client's report of a transfer or cheque. It doesn't mark the payment as paid; staff check it. */
export async function stateClaim(
  { emit, live, today }: { emit: Emit; live: LivePublisher; today: string },
  tx: Tx,
  person: Person,
  { payment_id, body, file }: { payment_id: string; body: PaymentClaimRequest; file: DocumentFile | null },
): Promise<string> {
  const { method, reference, paid_on, amount, tds = 0 } = body
  if (paid_on > today) throw invalidField('paid_on', 'Choose today or an earlier day')
  if (tds > amount) throw invalidField('tds', tdsMessage)
  const payment = await lockPayment(tx, payment_id, alreadyMade)
  // A colleague opened a page since the last was closed, or the bank is still processing an earlier payment.
  if (payment.processing || (await hasOpenPage(tx, payment_id))) throw beingPaid()
  const latest = await findClaim(tx, payment_id)
  if (payment.awaiting_confirmation && latest?.state === 'deposited') throw alreadyDeposited()
  const id = newId()
  if (file) {
    await insertFile(tx, file)
    await emit(tx, fileReceived, { file_id: file.id })
  }
  await insertClaim(tx, {
    id,
    payment_id,
    method,
    reference,
    paid_on,
    amount_paise: amount,
    tds_paise: tds,
    bank: body.method === 'check' ? (body.bank ?? '') : '',
    proof_file_id: file?.id ?? null,
    claimed_by: person.id,
  })
  const fact = {
    kind: 'claim' as const,
    object_id: id,
    seq: await nextSeq(tx, payment_id),
    state: 'claimed' as const,
    paise: 0,
    tds_paise: 0,
    happened_at: currentMoment(),
  }
  await applyFacts({ emit, live }, tx, payment, [{ fact, source: 'staff', actor_id: person.id }], {
    payment_method: method,
    gateway: null,
    transaction_id: reference,
    instrument: null,
    failure_reason: null,
  })
  await writeAudit(tx, person, {
    action: 'payment.claimed',
    entity: 'payment',
    entity_id: payment_id,
    details: { claim_id: id, method, amount_paise: amount, tds_paise: tds },
  })
  return id
}
