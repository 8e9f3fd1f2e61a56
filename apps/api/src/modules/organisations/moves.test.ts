import { system } from '@trusswell/domain/actor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asActor, startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makeClaim } from '../../../test/payments.ts'
import { makePerson, organisationOf } from '../../../test/people.ts'
import { adminActor, makeProject } from '../../../test/projects.ts'
import type { WorkerDeps } from '../../deps.ts'
import { newId } from '../../platform/ids.ts'
import { organisationJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database)
let deps: WorkerDeps
beforeAll(async () => {
  deps = await startWorkerDeps(database)
})
afterAll(() => deps.close())

const purge = () =>
  organisationJobs(deps)
    .find(({ queue }) => queue === 'organisations.purge-left')
    ?.run({} as never, { id: crypto.randomUUID() })

async function addPayment(project_id: string, client_id: string, status: string): Promise<string> {
  const id = newId()
  await database.admin.query(
    `insert into payments (id, project_id, client_id, organisation_id, amount_paise, description, status)
     select $1, $2, $3, organisation_id, 100000, 'First instalment', $4 from users where id = $3`,
    [id, project_id, client_id, status],
  )
  return id
}
const patch = (project: string, payload: object) =>
  api.app.inject({
    method: 'PATCH',
    url: `/api/admin/projects/${project}`,
    headers: asActor(adminActor),
    payload,
  })
const paymentsOf = (project: string) =>
  database.rows(
    `select status, organisation_id, client_id, project_title as title from payments where project_id = $1 order by status`,
    [project],
  )

test('open payments move with their project; those with money stay with who paid, under the title they knew', async () => {
  const [former, next] = [await makePerson(api, 'client'), await makePerson(api, 'client')]
  const project = await makeProject(api, { clientId: former.id })
  await patch(project.id, { title: 'Kondapur plant' })
  for (const status of ['completed', 'failed', 'pending', 'refunded'])
    await addPayment(project.id, former.id, status)
  expect((await patch(project.id, { client_id: next.id })).statusCode).toBe(200)
  expect((await patch(project.id, { title: 'Gachibowli plant' })).statusCode).toBe(200)
  const stayed = {
    organisation_id: await organisationOf(api, former.id),
    client_id: former.id,
    title: 'Kondapur plant',
  }
  const moved = {
    organisation_id: await organisationOf(api, next.id),
    client_id: next.id,
    title: 'Gachibowli plant',
  }
  expect(await paymentsOf(project.id)).toEqual([
    { status: 'completed', ...stayed },
    { status: 'failed', ...moved },
    { status: 'pending', ...moved },
    { status: 'refunded', ...stayed },
  ])
})

test('what the former organisation began to pay stays with it, with its report and its page', async () => {
  const [former, next] = [await makePerson(api, 'client'), await makePerson(api, 'client')]
  const project = await makeProject(api, { clientId: former.id })
  const [reported, opened, untouched] = [
    await addPayment(project.id, former.id, 'pending'),
    await addPayment(project.id, former.id, 'pending'),
    await addPayment(project.id, former.id, 'pending'),
  ]
  await makeClaim(database, reported)
  await database.admin.query(
    `insert into payment_attempts (id, payment_id, gateway, amount_paise, expires_at)
     values ($1, $2, 'razorpay', 100000, now() + interval '1 hour')`,
    [newId(), opened],
  )
  expect((await patch(project.id, { client_id: next.id })).statusCode).toBe(200)
  const organisations = await database.rows<{ id: string; organisation_id: string }>(
    'select id, organisation_id from payments where project_id = $1',
    [project.id],
  )
  expect(Object.fromEntries(organisations.map(({ id, organisation_id }) => [id, organisation_id]))).toEqual({
    [reported]: await organisationOf(api, former.id),
    [opened]: await organisationOf(api, former.id),
    [untouched]: await organisationOf(api, next.id),
  })
  const seen = await api.app.inject({
    url: `/api/payments/${reported}`,
    headers: asActor({ kind: 'user', id: next.id, role: 'client' }),
  })
  expect(seen.statusCode).toBe(404)
})

const traces = (organisation: string) =>
  database.rows(
    `select (select count(*)::int from organisations where id = $1) as organisations,
       (select count(*)::int from organisation_private where organisation_id = $1) as private,
       (select count(*)::int from invitations where organisation_id = $1) as invitations,
       (select count(*)::int from audit_personal where subject_id = $1
         or subject_id in (select id from invitations where organisation_id = $1)
         or value::text like '%' || $1 || '%') as log`,
    [organisation],
  )
const nothing = [{ organisations: 0, private: 0, invitations: 0, log: 0 }]

/** An organisation with billing data and an invitation whose traces in the log name it. */
async function fill(owner: string): Promise<string> {
  const organisation = await organisationOf(api, owner)
  const headers = asActor({ kind: 'user', id: owner, role: 'client' })
  await api.app.inject({
    method: 'PATCH',
    url: '/api/organisation',
    headers,
    payload: { legal_name: 'Musi Foods Pvt Ltd', pan: 'AABCT1332L' },
  })
  const invited = await api.app.inject({
    method: 'POST',
    url: '/api/organisation/invitations',
    headers,
    payload: { name: organisation, email: `${newId()}@people.example`, role: 'viewer' },
  })
  expect(invited.statusCode).toBe(201)
  expect(await traces(organisation)).toEqual([
    { organisations: 1, private: 1, invitations: 1, log: expect.any(Number) },
  ])
  return organisation
}

test('who leaves an organisation without projects leaves nothing of it behind, nor its traces in the log', async () => {
  const [owner, firm] = [await makePerson(api, 'client'), await makePerson(api, 'client')]
  const left = await fill(owner.id)
  await api.deps.identityDb.as(system, async (tx) => {
    await tx
      .updateTable('users')
      .set({ organisation_id: await organisationOf(api, firm.id), organisation_role: 'viewer' })
      .where('id', '=', owner.id)
      .execute()
  })
  expect(await traces(left)).toEqual(nothing)
})

test('an organisation without people goes with its last purged project, unless it has paid', async () => {
  const people = [
    await makePerson(api, 'client'),
    await makePerson(api, 'client'),
    await makePerson(api, 'client'),
  ]
  const organisations: string[] = []
  const projects: string[] = []
  for (const { id } of people) {
    projects.push((await makeProject(api, { clientId: id })).id)
    organisations.push(await fill(id))
  }
  const [purged = '', recent = '', paid = ''] = organisations
  await addPayment(projects[2] ?? '', people[2]?.id ?? '', 'completed')
  await database.admin.query(
    `update projects set deleted_at = now() - case when id = $2 then interval '1 day' else interval '31 days' end
     where id = any ($1::uuid[])`,
    [projects, projects[1]],
  )
  await purge()
  expect(await traces(purged)).toMatchObject([{ organisations: 1 }])
  await database.admin.query('delete from users where id = any ($1::uuid[])', [people.map(({ id }) => id)])
  await purge()
  expect(await traces(purged)).toEqual(nothing)
  expect(await traces(recent)).toMatchObject([{ organisations: 1, private: 1 }])
  expect(await traces(paid)).toMatchObject([{ organisations: 1, private: 1 }])
  expect(
    await database.rows('select organisation_id as id, client_name as name from projects where id = $1', [
      projects[0],
    ]),
  ).toEqual([{ id: null, name: 'Former client' }])
})
