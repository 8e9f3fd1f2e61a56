import { projectTotals } from '@trusswell/domain/payments.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { readIssuer } from '../settings/repository.ts'
import { lockPayment, type LockedPayment } from './ledger.ts'
import { takeNumber } from './numbering.ts'
import { readProjectTotals } from './repository.ts'
import { addressLines, methodInWords, receivedOn, type ReceiptContent } from './receipt-content.ts'

type Credit = { payment_id: string; object_id: string }

/** Null when the credit has its receipt already, or is no longer there. */
export async function issueReceipt(tx: Tx, { payment_id, object_id }: Credit, today: () => string) {
  const payment = await lockPayment(tx, payment_id)
  const credit = await findUnreceipted(tx, payment_id, object_id)
  if (!credit) return null
  const facts = await composeFacts(tx, payment, { object_id, ...credit })
  // Last, because it blocks all other receipts until the commit.
  const { number, issued_on } = await takeNumber(tx, 'RC', today)
  const content: ReceiptContent = { number, issued_on, ...facts }
  const receipt = { id: newId(), payment_id, object_id, number, issued_on }
  const { paise, tds_paise } = content
  await tx
    .insertInto('payment_receipts')
    .values({ ...receipt, paise, tds_paise, content: JSON.stringify(content) })
    .execute()
  if (payment.receipt_number === null)
    await tx.updateTable('payments').set({ receipt_number: number }).where('id', '=', payment_id).execute()
  const { organisation_id, project_id } = payment
  return { ...receipt, content, organisation_id, project_id }
}

const findUnreceipted = (tx: Tx, paymentId: string, objectId: string) =>
  tx
    .selectFrom('payment_movements')
    .select(['paise', 'happened_at'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'credit')
    .where('object_id', '=', objectId)
    .where('object_id', 'not in', (of) =>
      of.selectFrom('payment_receipts').select('object_id').where('payment_id', '=', paymentId),
    )
    .executeTakeFirst()

async function composeFacts(
  tx: Tx,
  payment: LockedPayment,
  credit: { object_id: string; paise: number; happened_at: string },
): Promise<Omit<ReceiptContent, 'number' | 'issued_on'>> {
  const { company, gstin } = await readIssuer(tx)
  return {
    company: {
      name: company.legalName,
      address: gstin?.address ? addressLines(gstin.address) : company.addressLines,
      gstin: gstin?.gstin ?? '',
      email: company.contactEmail,
      phone: company.contactPhones[0] ?? '',
    },
    client: await readClient(tx, payment.organisation_id),
    project: payment.project_title,
    description: payment.description,
    payment_id: payment.id,
    ...(await readOrigin(tx, payment, credit.object_id)),
    received_on: receivedOn(credit.happened_at),
    paise: credit.paise,
    // A payment that was made twice had its tax acknowledged on the first receipt.
    tds_paise: payment.receipt_number === null ? payment.tds_paise : 0,
    balance_paise: await readBalance(tx, payment.project_id),
    advance: payment.invoice_file_id === null,
  }
}

/** How this credit was paid. The payment itself says it of the latest only, which can be another one. */
async function readOrigin(
  tx: Tx,
  payment: LockedPayment,
  objectId: string,
): Promise<Pick<ReceiptContent, 'method' | 'reference'>> {
  const event = await tx
    .selectFrom('payment_events')
    .leftJoin('payment_claims', (join) =>
      join.on(sql<boolean>`object_kind = 'claim' and object_id = payment_claims.id::text`),
    )
    .select(['object_kind', 'payment_events.gateway', 'payment_claims.method', 'payment_claims.reference'])
    .where('payment_events.payment_id', '=', payment.id)
    .where('payment_events.object_id', '=', objectId)
    .where('source', '<>', 'webhook')
    .limit(1)
    .executeTakeFirst()
  if (event?.object_kind === 'payment')
    return {
      method: methodInWords({ payment_method: 'credit_card', gateway: event.gateway }),
      reference: objectId,
    }
  if (event?.method)
    return {
      method: methodInWords({ payment_method: event.method, gateway: null }),
      reference: event.reference ?? '',
    }
  return { method: methodInWords(payment), reference: payment.transaction_id ?? '' }
}

async function readClient(tx: Tx, organisationId: string | null): Promise<ReceiptContent['client']> {
  const row =
    organisationId === null
      ? undefined
      : await tx
          .selectFrom('organisations')
          .select(['legal_name', 'display_name', 'billing_address', 'gstin'])
          .where('id', '=', organisationId)
          .executeTakeFirst()
  if (!row) return { name: '', address: [], gstin: '' }
  return {
    name: row.legal_name || row.display_name,
    address: addressLines(row.billing_address),
    gstin: row.gstin,
  }
}

/** What remains of the agreed value with its GST; nothing is said of an estimate. */
async function readBalance(tx: Tx, projectId: string): Promise<number | null> {
  const { agreed_tax_rate: rate, ...project } = await tx
    .selectFrom('projects')
    .select(['estimated_cost_paise', 'agreed_value_paise', 'agreed_tax_rate'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  const totals = await readProjectTotals(tx, projectId)
  const { agreed, remaining_paise } = projectTotals(totals, {
    ...project,
    agreed_tax_rate: rate === null ? null : Number(rate),
  })
  return agreed && remaining_paise
}
