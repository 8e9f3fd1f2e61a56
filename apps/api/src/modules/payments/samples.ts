import { makeProject } from '../../../test/projects.ts'
import { plain, withProject, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { makeClaim, makePaid, makeParkedEvent, makePayment } from '../../../test/payments.ts'

/** Of people whom no caller knows. */
const withPayment = async ({ api }: Scene) => makePayment(api.database, await makeProject(api))

export const requests: RequestSamples = {
  'GET /api/projects/:id/payments': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/payments`,
  }),
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
  'GET /api/manager/payments': plain,
  'GET /api/admin/payments': plain,
  'GET /api/admin/payments/export': plain,
  'GET /api/admin/payments/months': plain,
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
  'GET /api/admin/webhooks/parked': plain,
  'POST /api/admin/webhooks/parked/:id/dismiss': async ({ api }) => ({
    url: `/api/admin/webhooks/parked/${await makeParkedEvent(api.database)}/dismiss`,
    payload: { reason: 'Sent by the test mode' },
  }),
}

export const canaries: Canaries = {
  payments: {
    shownTo: ['admin'],
    plant: ({ id, word, later, project }) =>
      `insert into payments (id, project_id, client_id, amount_paise, description, due_date, created_at)
       values (${id}, '${project.id}', '${project.client_id}', 100, ${word}, '2026-01-01', ${later})`,
  },
}
