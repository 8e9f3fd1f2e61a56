import type { Person } from '@trusswell/domain/actor.ts'
import type { InvoiceUpload } from '@trusswell/domain/payment-invoices.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit.ts'
import type { Reader, Tx } from '../../platform/database.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import type { Emit } from '../../platform/events.ts'
import type { DocumentFile } from '../../platform/files/check-document.ts'
import { insertFile } from '../../platform/files/records.ts'
import { nextVersion } from '../../platform/versioned.ts'
import { fileReceived, fileUnused } from '../files/events.ts'
import { lockPayment, type LockedPayment } from './ledger.ts'

type Deps = { emit: Emit; today: () => string }
type InvoiceFacts = Pick<InvoiceUpload, 'kind' | 'number' | 'date'>
type Given = { id: string; body: InvoiceUpload; file: DocumentFile }

/** Attaches the document from the accounting, or replaces it. */
export async function attachInvoice(
  { emit, today }: Deps,
  tx: Tx,
  person: Person,
  { id, body, file }: Given,
): Promise<void> {
  if (body.date > today()) throw invalidField('date', 'Choose today or an earlier day')
  await insertFile(tx, file)
  await emit(tx, fileReceived, { file_id: file.id })
  await linkInvoice(emit, tx, person, { id, body, file_id: file.id })
}

/** Gives the payment a document that is stored already. */
export async function linkInvoice(
  emit: Emit,
  tx: Tx,
  person: Person,
  { id, body, file_id }: { id: string; body: InvoiceFacts; file_id: string },
): Promise<void> {
  const payment = await lockUndeleted(tx, id)
  await setInvoice(tx, id, {
    invoice_file_id: file_id,
    invoice_number: body.number,
    invoice_date: body.date,
    invoice_kind: body.kind,
  })
  if (payment.invoice_file_id !== null) await emit(tx, fileUnused, { file_id: payment.invoice_file_id })
  await writeAudit(tx, person, {
    action: payment.invoice_file_id === null ? 'payment.invoice-attached' : 'payment.invoice-replaced',
    entity: 'payment',
    entity_id: id,
    details: { before: factsOf(payment), after: { number: body.number, kind: body.kind, date: body.date } },
  })
}

export async function removeInvoice(emit: Emit, tx: Tx, person: Person, id: string): Promise<void> {
  const payment = await lockUndeleted(tx, id)
  if (payment.invoice_file_id === null) throw notFound()
  await setInvoice(tx, id, {
    invoice_file_id: null,
    invoice_number: null,
    invoice_date: null,
    invoice_kind: null,
  })
  await emit(tx, fileUnused, { file_id: payment.invoice_file_id })
  await writeAudit(tx, person, {
    action: 'payment.invoice-removed',
    entity: 'payment',
    entity_id: id,
    details: { before: factsOf(payment) },
  })
}

export async function findInvoice(tx: Reader, paymentId: string) {
  const row = await tx
    .selectFrom('payments')
    .innerJoin('files', 'files.id', 'payments.invoice_file_id')
    .select(['files.id', 'files.name', 'files.type', 'files.size', 'files.state'])
    .where('payments.id', '=', paymentId)
    .where('payments.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Null for files that are something else. */
export async function findProjectOfInvoice(tx: Reader, fileId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('payments')
    .select('project_id')
    .where('invoice_file_id', '=', fileId)
    .executeTakeFirst()
  return row?.project_id ?? null
}

async function lockUndeleted(tx: Tx, id: string): Promise<LockedPayment> {
  const payment = await lockPayment(tx, id)
  if (payment.deleted_at !== null) throw notFound()
  return payment
}

type Columns = 'invoice_file_id' | 'invoice_number' | 'invoice_date' | 'invoice_kind'
async function setInvoice(tx: Tx, id: string, invoice: Record<Columns, string | null>): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ ...invoice, version: nextVersion, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

const factsOf = ({ invoice_number: number, invoice_kind: kind, invoice_date: date }: LockedPayment) => ({
  number,
  kind,
  date,
})
