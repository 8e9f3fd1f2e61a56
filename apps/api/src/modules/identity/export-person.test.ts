import { expect, test } from 'vitest'
import { useApi, useDatabase } from '../../../test/harness.ts'
import { makePerson, makeSignedIn } from '../../../test/people.ts'
import { makeProject, projectBody } from '../../../test/projects.ts'

const database = useDatabase()
const api = useApi(database, { realSessions: true })

test("the export contains all of the person's data and no other person's", async () => {
  const person = await makeSignedIn(api, 'client')
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    api.app.inject({ method, url: `/api${url}`, headers: person.headers, ...(payload ? { payload } : {}) })
  const created = await send('POST', '/projects', projectBody({ title: 'Own lab' }))
  const { id } = created.json<{ data: { id: string } }>().data
  await send('PUT', '/projects/draft', { revision: 0, step: 1, fields: { title: 'Next lab' } })
  await send('PUT', '/notifications/preferences', {
    data: [{ kind: 'milestone_due', in_app: false, email: true, digest: false }],
  })
  const outsider = await makePerson(api, 'client')
  const foreign = await makeProject(api, { clientId: outsider.id })
  for (const [project, client, message] of [
    [id, person.id, 'Sent to me'],
    [foreign.id, outsider.id, 'Sent to another person'],
  ]) {
    await database.admin.query(
      `insert into notifications (id, user_id, kind, event_key, message, project_id)
       values (gen_random_uuid(), $1, 'status_changed', $2, $2, $3)`,
      [client, message, project],
    )
    await database.admin.query(
      `insert into payments (id, project_id, client_id, amount_paise, description)
       values (gen_random_uuid(), $1, $2, 125000, $3)`,
      [project, client, `Bill: ${message}`],
    )
  }

  for (const [owner, email] of [
    [person.id, 'former@client.example'],
    [outsider.id, 'another person@client.example'],
  ]) {
    await database.admin.query(
      `insert into previous_emails (id, user_id, email) values (gen_random_uuid(), $1, $2)`,
      [owner, email],
    )
  }

  for (const [project, author, text] of [
    [id, person.id, 'Written by me'],
    [foreign.id, outsider.id, 'Written by another person'],
  ]) {
    await database.admin.query(
      `insert into change_requests (id, project_id, title, description, proposed_by, proposed_by_client)
       values (gen_random_uuid(), $1, 'A second lift', $3, $2, true)`,
      [project, author, text],
    )
    await database.admin.query(
      `insert into milestones (id, project_id, title, description, due_date, baseline_date, status, completion_date,
         acceptance, acceptance_by, acceptance_at, acceptance_remarks)
       values (gen_random_uuid(), $1, 'Foundation', 'Footings are cast and cured.', current_date, current_date, 'completed', current_date,
         'accepted_with_remarks', $2, now(), $3)`,
      [project, author, text],
    )
  }
  const answer = await send('GET', '/me/export')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    account: { id: person.id, email: person.email },
    devices: [{ id: expect.any(String) }],
    previous_emails: [{ email: 'former@client.example' }],
    projects: [{ id, title: 'Own lab', site_address: 'Plot 7, Hitech City Road' }],
    teams: [],
    change_requests: [{ project_id: id, description: 'Written by me' }],
    acceptances: [{ project_id: id, acceptance_remarks: 'Written by me' }],
    project_draft: { step: 1, fields: { title: 'Next lab' } },
    activity: [{ project_id: id, entity: 'project', action: 'added' }],
    notifications: [{ message: 'Sent to me', read_at: null }],
    notification_preferences: expect.arrayContaining([
      { kind: 'milestone_due', in_app: false, email: true, digest: false },
    ]),
    payments: [{ project_id: id, amount: 1250, description: 'Bill: Sent to me' }],
  })
  expect(answer.body).not.toContain(foreign.id)
  expect(answer.body).not.toContain('another person')
})

test("a manager's export names the teams they are on, without the client's projects", async () => {
  const manager = await makeSignedIn(api, 'manager')
  const project = await makeProject(api, { managerId: manager.id })
  const answer = await api.app.inject({ url: '/api/me/export', headers: manager.headers })
  expect(answer.json()).toMatchObject({
    projects: [],
    teams: [{ project_id: project.id, duty: 'project_manager' }],
    payments: [],
  })
})
