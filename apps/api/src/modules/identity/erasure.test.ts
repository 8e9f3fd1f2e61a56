import { expect, test } from 'vitest'
import { startWorkerDeps, useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn } from '../../../test/people.ts'
import { identityJobs } from './jobs.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })

async function runPurge() {
  const worker = await startWorkerDeps(database)
  await identityJobs(worker)
    .find((job) => job.queue === 'identity.purge-deleted')
    ?.run({} as never, { id: 'test' })
  await worker.close()
}

test('30 days after deletion an admin is erased, the log forgets the name and the invitation stays', async () => {
  await makePerson(api, 'admin')
  const admin = await makeSignedIn(api, 'admin')
  const payload = { name: 'Invited', email: 'invited@people.example', role: 'manager' }
  const invited = await api.app.inject({
    method: 'POST',
    url: '/api/admin/users',
    headers: admin.headers,
    payload,
  })
  expect(invited.statusCode).toBe(201)
  await api.app.inject({
    method: 'PATCH',
    url: '/api/me',
    headers: admin.headers,
    payload: { name: 'Renamed' },
  })
  const rest = () =>
    Promise.all([
      database.count(`users where id = '${admin.id}'`),
      database.count(`invitations where email = 'invited@people.example'`),
      database.count(`audit_personal where subject_id = '${admin.id}'`),
    ])
  await database.admin.query(`update users set deleted_at = now() - interval '29 days' where id = $1`, [
    admin.id,
  ])
  await runPurge()
  const before = await rest()
  expect(before).toEqual([1, 1, 1])

  await database.admin.query(`update users set deleted_at = now() - interval '31 days' where id = $1`, [
    admin.id,
  ])
  await runPurge()
  expect(await rest()).toEqual([0, 1, 0])
})
