import type { ReceiptContent } from '../src/modules/payments/receipt-content.ts'
import { newId } from '../src/platform/ids.ts'
import { formBody } from './applications.ts'
import type { TestDatabase } from './postgres.ts'

type Admin = Pick<TestDatabase, 'admin'>

/** A payment that is still to be made. */
export async function makePayment(
  database: TestDatabase,
  project: { id: string; client_id: string | null },
  paise = 100_00,
  description = 'Advance',
) {
  const id = newId()
  await database.admin.query(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description)
     select $1, $2, $3, organisation_id, $4, $5 from projects where id = $2`,
    [id, project.id, project.client_id, paise, description],
  )
  return id
}

/** The request of a client who reports a transfer, or what the changes make of it. */
export function claimRequest(
  paymentId: string,
  headers: Record<string, string>,
  changes: Record<string, string | undefined> = {},
  file: { name: string; content: Buffer } | null = null,
) {
  const transfer = { method: 'bank_transfer', reference: 'HDFCN52026111500', paid_on: '2026-01-02' }
  const form = formBody({ ...transfer, amount: '1,000', ...changes }, file, 'proof')
  return {
    method: 'POST' as const,
    url: `/api/payments/${paymentId}/claims`,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  }
}

/** A transfer or cheque that the client reported. */
export async function makeClaim(
  { admin }: Admin,
  paymentId: string,
  { method = 'bank_transfer', reference }: { method?: 'bank_transfer' | 'check'; reference?: string } = {},
): Promise<string> {
  const id = newId()
  const number = reference ?? id.replaceAll('-', '').slice(-20).toUpperCase()
  await admin.query(
    `insert into payment_claims (id, payment_id, method, reference, paid_on, amount_paise, tds_paise)
     select $1, id, $3, $4, '2026-11-02', amount_paise, 0 from payments where id = $2`,
    [id, paymentId, method, number],
  )
  await admin.query(
    `insert into payment_events (id, source, payment_id, object_kind, object_id, state, paise, tds_paise, seq, happened_at)
     select $1, 'staff', $2, 'claim', $3, 'claimed', 0, 0, coalesce(max(seq), 0) + 1, now()
     from payment_events where payment_id = $2`,
    [newId(), paymentId, id],
  )
  await admin.query(
    `update payments set awaiting_confirmation = true, status = 'pending', payment_method = $2, transaction_id = $3 where id = $1`,
    [paymentId, method, number],
  )
  return id
}

/** An admin said so. */
export async function makePaid({ admin }: Admin, paymentId: string): Promise<void> {
  const object = newId()
  await admin.query(
    `insert into payment_events (id, source, payment_id, object_kind, object_id, state, paise, seq, happened_at)
     select $1, 'staff', $2, 'status', $3, 'completed', amount_paise, 1, '2026-11-03T06:00:00Z' from payments where id = $2`,
    [newId(), paymentId, object],
  )
  await admin.query(
    `insert into payment_movements (payment_id, kind, object_id, step, paise, happened_at)
     select id, 'credit', $2, 0, amount_paise, '2026-11-03T06:00:00Z' from payments where id = $1`,
    [paymentId, object],
  )
  await admin.query(
    `update payments set status = 'completed', credited_paise = amount_paise, paid_at = '2026-11-03T06:00:00Z' where id = $1`,
    [paymentId],
  )
}

export async function makeParkedEvent({ admin }: Admin): Promise<string> {
  const id = newId()
  await admin.query(
    `insert into payment_events (id, source, gateway, event_id, event_type, raw, object_kind, object_id, happened_at)
     values ($1, 'webhook', 'razorpay', $2, 'payment.captured', '{}', 'payment', 'pay_1', now())`,
    [id, `evt_${id}`],
  )
  await admin.query(`insert into parked_events (event_id, reason) values ($1, 'The amount differs')`, [id])
  return id
}

/** A payout of a gateway. */
export async function makeSettlement(
  { admin }: Admin,
  {
    settled_at = '2026-11-05T06:00:00Z',
    ...given
  }: { settled_at?: string; utr?: string; paise?: number } = {},
): Promise<string> {
  const id = `setl_${newId().replaceAll('-', '')}`
  await admin.query(
    `insert into gateway_settlements (gateway, object_id, paise, fee_paise, fee_tax_paise, utr, state, settled_at)
     values ('razorpay', $1, $2, 236, 36, $3, 'paid', $4)`,
    [id, given.paise ?? 9_764, given.utr ?? null, settled_at],
  )
  return id
}

let receipts = 0
/** A payment that was credited, with its receipt. */
export async function makeReceipt(
  database: TestDatabase,
  project: { id: string; client_id: string | null },
  content: ReceiptContent,
) {
  const payment = await makePayment(database, project)
  const number = `RC/99-00/${(receipts += 1)}`
  await database.admin.query(
    `insert into payment_receipts (id, payment_id, object_id, number, paise, content, issued_on)
     values ($1, $2, 'pay_sample', $3, 10000, $4, '2026-11-16')`,
    [newId(), payment, number, JSON.stringify(content)],
  )
  return payment
}

export const sampleReceipt: ReceiptContent = {
  number: 'RC/26-27/00042',
  issued_on: '2026-11-16',
  company: {
    name: 'Trusswell Engineering and Facility Services Private Limited',
    address: ['3rd Floor, Cyber Towers', 'Hitech City, Hyderabad 500081', 'Telangana'],
    gstin: '36AAPFU0939F1ZV',
    email: 'accounts@trusswell.example',
    phone: '+91 40 1234 5678',
  },
  client: {
    name: 'Deccan Spinning Mills Private Limited',
    address: ['Plot 7, Industrial Estate Road', 'Warangal 506002, Telangana'],
    gstin: '36AABCD1234E1Z5',
  },
  project: 'Lab block, Madhapur: two floors of laboratories with a chiller plant',
  description: 'Mobilisation for the second floor',
  payment_id: '01a1dcff-ca3c-77a9-ab9d-39f66ba40491',
  method: 'Bank transfer',
  reference: 'HDFCR52026111512345678',
  received_on: '2026-11-15',
  paise: 1_25_00_000_50,
  tds_paise: 2_50_000_00,
  balance_paise: 12_34_56_789_00,
  advance: true,
}
