import type { Actor } from '@trusswell/domain/actor.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import type { Payment } from '@trusswell/domain/payments.ts'
import { expect, test } from 'vitest'
import { asActor, useApi, useDatabase } from '../../../test/harness.ts'
import { makePaid, makePayment } from '../../../test/payments.ts'
import { makeColleague } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database)
const remind = (actor: Actor, id: string) =>
  api.app.inject({ method: 'POST', url: `/api/payments/${id}/reminders`, headers: asActor(actor) })
const refusal = async (id: string) => {
  const answer = await remind(adminActor, id)
  return [answer.statusCode, answer.json<{ message: string }>().message]
}

/** What a manager asked for two days ago. */
async function makeRequest() {
  const project = await makeProject(api)
  const manager: Actor = { kind: 'user', role: 'manager', id: project.manager_id }
  const made = await api.app.inject({
    method: 'POST',
    url: `/api/projects/${project.id}/payments`,
    headers: asActor(manager),
    payload: { amount: 1_25_000, description: 'Second instalment', due_date: '2027-01-31' },
  })
  const { id } = made.json<Payment>()
  await database.admin.query(`update payments set created_at = now() - interval '2 days' where id = $1`, [id])
  return { id, project, manager }
}

test('a request is repeated once a day by staff, on record, and not on the day it was made', async () => {
  const { id, project, manager } = await makeRequest()
  const { id: finance } = await makeColleague(api, project.client_id, 'finance')
  expect((await remind({ kind: 'user', role: 'client', id: finance }, id)).statusCode).toBe(403)
  const sent = await remind(manager, id)
  expect([sent.statusCode, sent.json<Payment>().reminded_on]).toEqual([201, kolkataDay(Date.now())])
  const again = 'This request was already sent today. You can send it again tomorrow.'
  expect(await refusal(id)).toEqual([409, again])
  const jobs = await database.rows(
    `select data -> 'payload' ->> 'detail' as detail from pgboss.job where name = 'notifications.create'
       and data -> 'payload' ->> 'kind' = 'payment_requested' and data -> 'payload' -> 'subject' ->> 'id' = $1
     order by 1 nulls first`,
    [id],
  )
  expect(jobs).toEqual([{ detail: null }, { detail: 'reminder' }])
  expect(
    await database.count(`audit_entries where action = 'payment.reminded' and entity_id = '${id}'`),
  ).toBe(1)
  await database.admin.query('update payments set created_at = now(), reminded_on = null where id = $1', [id])
  expect(await refusal(id)).toEqual([409, again])
})

test('no reminder of what is being paid, was reported or paid, or was never asked for', async () => {
  const { id, project } = await makeRequest()
  const set = (changes: string) => database.admin.query(`update payments set ${changes} where id = $1`, [id])
  await set('processing = true')
  expect(await refusal(id)).toEqual([409, 'The client is paying this now.'])
  await set('processing = false, awaiting_confirmation = true')
  expect(await refusal(id)).toEqual([
    409,
    'The client has reported this payment. Confirm or reject it instead.',
  ])
  await set('awaiting_confirmation = false')
  await makePaid(database, id)
  expect(await refusal(id)).toEqual([409, 'This payment has already been made.'])
  expect(await refusal(await makePayment(database, project))).toEqual([
    409,
    'We didn’t request this payment, so there’s no request to send again.',
  ])
  expect(
    await database.count(`audit_entries where action = 'payment.reminded' and entity_id = '${id}'`),
  ).toBe(0)
})
