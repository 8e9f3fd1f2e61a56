import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import {
  makeClaim,
  makePaid,
  makeParkedEvent,
  makePayment,
  makeReceipt,
  makeSettlement,
  sampleReceipt,
} from '../../../test/payments.ts'
import { makeProject } from '../../../test/projects.ts'
import { plain, withProject, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

/** Of people whom no caller knows. */
const withPayment = async ({ api }: Scene) => makePayment(api.database, await makeProject(api))
/** Of a project that the caller may see, if it is the right one. */
const withOwnPayment = async (scene: Scene) => makePayment(scene.api.database, await withProject(scene))

/** As if it had been scanned. */
async function withFile({ api }: Scene, purpose: 'payment_proof' | 'invoice'): Promise<string> {
  const [file, content] = [newId(), makePdf()]
  await api.database.admin.query(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, $3, 'document.pdf', 'application/pdf', $2, repeat('0', 64), 'clean', now())`,
    [file, content.length, purpose],
  )
  const path = join(tmpdir(), file)
  await writeFile(path, content)
  await api.deps.storage.quarantine(file, { path, size: content.length })
  await api.deps.storage.copy(file, 'quarantine', 'kept')
  await rm(path)
  return file
}

async function withInvoice(scene: Scene): Promise<string> {
  const [payment, file] = [await withOwnPayment(scene), await withFile(scene, 'invoice')]
  await scene.api.database.admin.query(
    `update payments set invoice_file_id = $2, invoice_number = 'INV/26-27/00042', invoice_date = '2026-01-02',
       invoice_kind = 'invoice' where id = $1`,
    [payment, file],
  )
  return payment
}

/** As if it had been requested some days ago. */
async function requested({ api }: Scene, payment: string): Promise<string> {
  await api.database.admin.query(
    `update payments set requested_by = (select id from users limit 1), created_at = now() - interval '3 days'
     where id = $1`,
    [payment],
  )
  return payment
}

/** Begun by the client, unasked. */
async function withBegun(scene: Scene): Promise<string> {
  const payment = await withOwnPayment(scene)
  await scene.api.database.admin.query('update payments set begun_by_client = true where id = $1', [payment])
  return payment
}

/** A transfer that was reported. */
async function withProof(scene: Scene): Promise<string> {
  const { api } = scene
  const [payment, file] = [await withOwnPayment(scene), await withFile(scene, 'payment_proof')]
  await api.database.admin.query(
    `insert into payment_claims (id, payment_id, method, reference, paid_on, amount_paise, proof_file_id)
     values ($1, $2, 'bank_transfer', 'HDFCN52026111500', '2026-01-01', 100, $3)`,
    [newId(), payment, file],
  )
  return payment
}

const invoice = { kind: 'invoice', number: 'INV/26-27/00042', date: '2026-01-02' }
const transfer = {
  method: 'bank_transfer',
  reference: 'HDFC N520 2611 1500',
  paid_on: '2026-01-02',
  amount: '100',
}

export const requests: RequestSamples = {
  'GET /api/projects/:id/payments': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments`,
  }),
  'POST /api/projects/:id/payments': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments`,
    payload: { amount: 12_500.5, description: 'Advance for the foundation', payment_method: 'bank_transfer' },
  }),
  'GET /api/projects/:id/payments/totals': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments/totals`,
  }),
  'GET /api/payments/:id/receipt': async (scene) => ({
    url: `/api/payments/${await makeReceipt(scene.api.database, await withProject(scene), sampleReceipt)}/receipt`,
  }),
  'GET /api/payment-options': plain,
  'GET /api/client/payments': plain,
  'POST /api/webhooks/stripe': () => ({ payload: {} }),
  'POST /api/webhooks/razorpay': () => ({ payload: {} }),
  'POST /api/projects/:id/payments/:item/checkout': async (scene) => {
    const project = await withProject(scene)
    const id = await makePayment(scene.api.database, project)
    return { url: `/api/projects/${project.id}/payments/${id}/checkout` }
  },
  'POST /api/payments/:id/return': async (scene) => ({
    url: `/api/payments/${await makePayment(scene.api.database, await withProject(scene))}/return`,
    payload: {},
  }),
  'GET /api/client/payments/totals': plain,
  'GET /api/manager/payments': plain,
  'GET /api/admin/payments': plain,
  'GET /api/admin/payments/export': plain,
  'GET /api/admin/payments/months': plain,
  'POST /api/admin/payments/reminders': async (scene) => ({
    payload: { ids: [await requested(scene, await withPayment(scene))] },
  }),
  'POST /api/admin/payments/reminders/undo': async (scene) => {
    const id = await requested(scene, await withPayment(scene))
    await scene.api.database.admin.query(
      'update payments set reminded_on = current_date, updated_at = now() where id = $1',
      [id],
    )
    return { payload: { changes: [{ id, version: 1, reminded_on: null }] } }
  },
  'GET /api/admin/payments/:id': async (scene) => ({
    url: `/api/admin/payments/${await withPayment(scene)}`,
  }),
  'PATCH /api/admin/payments/:id': async (scene) => ({
    url: `/api/admin/payments/${await withPayment(scene)}`,
    payload: { version: 1, description: 'Second instalment' },
  }),
  'DELETE /api/admin/payments/:id': async (scene) => ({
    url: `/api/admin/payments/${await withPayment(scene)}`,
  }),
  'POST /api/admin/payments/:id/restore': async (scene) => {
    const id = await withPayment(scene)
    await scene.api.database.admin.query('update payments set deleted_at = now() where id = $1', [id])
    return { url: `/api/admin/payments/${id}/restore` }
  },
  'POST /api/admin/payments/:id/claim': async (scene) => {
    const id = await withPayment(scene)
    await makeClaim(scene.api.database, id)
    return { url: `/api/admin/payments/${id}/claim`, payload: { state: 'confirmed' } }
  },
  'POST /api/admin/payments/:id/refunds': async (scene) => {
    const id = await withPayment(scene)
    await makePaid(scene.api.database, id)
    return { url: `/api/admin/payments/${id}/refunds`, payload: { amount: 1, reason: 'Paid too much' } }
  },
  'GET /api/admin/settlements': plain,
  'GET /api/admin/settlements/:id': async ({ api }) => ({
    url: `/api/admin/settlements/${await makeSettlement(api.database)}`,
  }),
  'GET /api/admin/settlements/:id/payments': async ({ api }) => ({
    url: `/api/admin/settlements/${await makeSettlement(api.database)}/payments`,
  }),
  'GET /api/admin/webhooks/parked': plain,
  'POST /api/admin/webhooks/parked/:id/retry': async ({ api }) => ({
    url: `/api/admin/webhooks/parked/${await makeParkedEvent(api.database)}/retry`,
  }),
  'POST /api/admin/webhooks/parked/:id/dismiss': async ({ api }) => ({
    url: `/api/admin/webhooks/parked/${await makeParkedEvent(api.database)}/dismiss`,
    payload: { reason: 'Sent by the test mode' },
  }),
  'GET /api/manager/payments/totals': plain,
  'GET /api/payments/:id': async (scene) => ({ url: `/api/payments/${await withOwnPayment(scene)}` }),
  'POST /api/payments/:id/claims': async (scene) => ({
    url: `/api/payments/${await withOwnPayment(scene)}/claims`,
    ...formBody(transfer, null),
  }),
  'POST /api/payments/:id/cancel': async (scene) => ({
    url: `/api/payments/${await withBegun(scene)}/cancel`,
  }),
  'POST /api/payments/:id/reminders': async (scene) => ({
    url: `/api/payments/${await requested(scene, await withOwnPayment(scene))}/reminders`,
  }),
  'PUT /api/payments/:id/invoice': async (scene) => ({
    url: `/api/payments/${await withOwnPayment(scene)}/invoice`,
    ...formBody(invoice, { name: 'invoice.pdf', content: makePdf() }, 'file'),
  }),
  'GET /api/payments/:id/invoice': async (scene) => ({
    url: `/api/payments/${await withInvoice(scene)}/invoice`,
  }),
  'DELETE /api/payments/:id/invoice': async (scene) => ({
    url: `/api/payments/${await withInvoice(scene)}/invoice`,
  }),
  'GET /api/payments/:id/proof': async (scene) => ({ url: `/api/payments/${await withProof(scene)}/proof` }),
}

const ofPayment = `(select id from payments where description = 'canary-payments' limit 1)`

export const canaries: Canaries = {
  payments: {
    shownTo: ['admin'],
    plant: ({ id, word, later, project }) =>
      `insert into payments (id, project_id, client_id, amount_paise, description, due_date, created_at)
       values (${id}, '${project.id}', '${project.client_id}', 100, ${word}, '2026-01-01', ${later})`,
  },
  payment_attempts: {
    shownTo: ['admin'],
    plant: ({ id, word }) =>
      `insert into payment_attempts (id, payment_id, gateway, amount_paise, object_id, expires_at)
       values (${id}, ${ofPayment}, 'razorpay', 100, ${word}, '2026-01-02')`,
  },
  payment_claims: {
    shownTo: ['admin'],
    plant: ({ id, word }) =>
      `insert into payment_claims (id, payment_id, method, reference, paid_on, amount_paise)
       values (${id}, ${ofPayment}, 'bank_transfer', ${word}, '2026-01-01', 100)`,
  },
  payment_refunds: {
    shownTo: ['admin'],
    plant: ({ id, word }) =>
      `insert into payment_refunds (id, payment_id, of, amount_paise, reason)
       values (${id}, ${ofPayment}, 'pay_1', 100, ${word})`,
  },
  payment_events: {
    shownTo: ['admin'],
    plant: ({ id, word }) =>
      `insert into payment_events (id, source, gateway, event_id, raw, happened_at)
       values (${id}, 'webhook', 'razorpay', ${word}, '{}', '2026-01-01')`,
  },
  parked_events: {
    shownTo: ['admin'],
    plant: ({ word }) =>
      `insert into parked_events (event_id, reason)
       select id, ${word} from payment_events where event_id = 'canary-payment-events'`,
  },
  payment_movements: {
    shownTo: ['admin'],
    plant: ({ word }) =>
      `insert into payment_movements (payment_id, kind, object_id, step, paise, happened_at)
       values (${ofPayment}, 'credit', ${word}, 0, 100, '2026-01-01')`,
  },
  payment_receipts: {
    shownTo: ['admin'],
    plant: ({ id, word }) =>
      `insert into payment_receipts (id, payment_id, object_id, number, paise, content, issued_on)
       values (${id}, ${ofPayment}, ${word}, 'RC/99-00/00001', 100, '{}', '2026-01-01')`,
  },
  gateway_settlements: {
    shownTo: ['admin'],
    plant: ({ word }) =>
      `insert into gateway_settlements (gateway, object_id, paise, state, settled_at)
       values ('razorpay', ${word}, 100, 'paid', '2026-01-01')`,
  },
  document_counters: { shownTo: [], textless: true },
  project_payment_totals: { shownTo: ['admin'], textless: true },
  organisation_payment_totals: { shownTo: ['admin'], textless: true },
  payment_months: { shownTo: ['admin'], textless: true },
}
