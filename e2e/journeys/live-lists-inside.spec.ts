import { test } from '../test.ts'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'
import { enter, follow, sender } from './live-rows.ts'
import { addPerson, windowOf } from './organisation-people.ts'
import { inDays } from './project-data.ts'
import { insertProject, makePerson, putOnTeam } from './project-rows.ts'

test.describe.configure({ timeout: 120_000 })

test('the lists of a project, an organisation and a person follow others’ changes within two seconds', async ({
  browser,
  baseURL: origin = '',
}) => {
  const mine = await (await browser.newContext({ baseURL: origin })).newPage()
  await signIn(mine, origin, 'admin1')
  const send = sender(mine, origin)
  const admin = await enter(browser, origin, 'admin')
  const manager = await enter(browser, origin, 'manager')
  const word = ownWord()
  const owner = await makePerson('client', `Owner ${word}`)
  const client = await windowOf(browser, origin, owner)
  const [organisation] = await inDatabase<{ id: string }>(
    'select organisation_id as id from users where id = $1',
    [owner.id],
  )
  const firm = { id: organisation?.id ?? '', name: '', owner }
  const colleague = await addPerson(firm, 'viewer')
  const project = await insertProject(owner, { title: `Clinic ${word}`, status: 'in_progress' })
  await putOnTeam(project, manager.person)
  // A new file is scanned before others see it, so one is deleted.
  const file = await insertFile(project, `plan-${word}.txt`)
  const onProject = (tab: string): [typeof client, string][] =>
    [admin.page, client].map((page) => [page, `/dashboard/projects/${project}?tab=${tab}`])
  const add = (kind: string, fields: object) => () => send('POST', `/api/projects/${project}/${kind}`, fields)
  const milestone = { description: 'Cast and cured', due_date: inDays(20), status: 'pending' }
  // Clients see these cards from the first row that was shared.
  const shared = { shared_with_client: true }
  const risk = { title: 'Dust', category: 'weather', severity: 'low', ...shared }
  const expense = { description: 'Sand', category: 'labour', amount: 10, spent_on: inDays(0), ...shared }
  await add('risks', risk)()
  await add('expenses', expense)()

  await follow({
    on: onProject('timeline'),
    changes: [
      {
        list: 'milestones',
        card: 'Milestones',
        act: add('milestones', { ...milestone, title: `Slab ${word}` }),
        after: `Slab ${word}`,
      },
      {
        list: 'tasks',
        card: 'Tasks',
        only: [admin.page],
        act: add('tasks', { title: `Pour ${word}` }),
        after: `Pour ${word}`,
      },
    ],
  })
  await follow({
    on: onProject('details'),
    changes: [
      {
        list: 'diary',
        card: 'Site diary',
        act: add('diary', { entry_date: inDays(0), weather: 'rain', headcount: 8, notes: `Poured ${word}` }),
        after: `Poured ${word}`,
      },
      {
        list: 'files',
        card: 'Files',
        act: () => send('DELETE', `/api/projects/${project}/files/${file}`),
        gone: `plan-${word}.txt`,
      },
      {
        list: 'change requests',
        card: 'Change requests',
        act: add('change-requests', { title: `Lift ${word}`, cost: 10, days: 0 }),
        after: `Lift ${word}`,
      },
      {
        list: 'risks',
        card: 'Risks',
        act: add('risks', { ...risk, title: `Rain ${word}` }),
        after: `Rain ${word}`,
      },
      {
        list: 'expenses',
        card: 'Expenses',
        act: add('expenses', { ...expense, description: `Crew ${word}` }),
        after: `Crew ${word}`,
      },
      {
        list: 'activity',
        card: 'Activity',
        act: add('milestones', { ...milestone, title: `Roof ${word}` }),
        after: `Roof ${word}`,
      },
    ],
  })
  let payment = ''
  const paymentChanges = [
    {
      list: 'payments',
      act: async () => {
        const fields = { amount: 1_250, description: `Bill ${word}`, payment_method: 'bank_transfer' }
        payment = (await send('POST', `/api/projects/${project}/payments`, fields)).id
      },
      after: `Bill ${word}`,
    },
    {
      list: 'edited payments',
      act: () => send('PATCH', `/api/admin/payments/${payment}`, { version: 1, description: `Note ${word}` }),
      after: `Note ${word}`,
    },
  ]
  await follow({
    on: [
      [admin.page, `/admin/payments?q=${word}`],
      [manager.page, '/manager/payments'],
      [client, '/client/payments'],
    ],
    changes: paymentChanges,
  })
  await follow({
    on: onProject('payments'),
    changes: [
      {
        list: 'payments of a project',
        card: 'Payments',
        act: () => send('DELETE', `/api/admin/payments/${payment}`),
        gone: `Note ${word}`,
      },
    ],
  })
  await follow({
    on: [
      [admin.page, `/admin/users/${owner.id}`],
      [client, '/client/projects'],
    ],
    changes: [
      {
        list: 'projects of a person',
        place: 'main',
        before: `Clinic ${word}`,
        act: () => send('PATCH', `/api/projects/${project}`, { title: `Hospital ${word}` }),
        after: `Hospital ${word}`,
      },
    ],
  })
  await follow({
    on: [
      [admin.page, `/admin/organisations/${firm.id}`],
      [client, '/client/settings/organisation'],
    ],
    changes: [
      {
        list: 'people of an organisation',
        card: 'People',
        before: colleague.name,
        act: () => send('PATCH', `/api/admin/users/${colleague.id}`, { version: 1, name: `Asha ${word}` }),
        after: `Asha ${word}`,
      },
      {
        list: 'invitations of an organisation',
        card: 'Invitations',
        act: () =>
          send('POST', `/api/admin/organisations/${firm.id}/invitations`, {
            name: `Accountant ${word}`,
            email: `${word}@people.example`,
            role: 'finance',
          }),
        after: `Accountant ${word}`,
      },
    ],
  })
  await follow({
    on: [[admin.page, `/admin/organisations/${firm.id}`]],
    changes: [
      {
        list: 'projects of an organisation',
        card: 'Projects',
        before: `Hospital ${word}`,
        act: () => send('PATCH', `/api/projects/${project}`, { title: `Laboratory ${word}` }),
        after: `Laboratory ${word}`,
      },
      {
        list: 'activity of an organisation',
        card: 'Activity',
        act: () =>
          send('POST', `/api/admin/organisations/${firm.id}/invitations`, {
            name: `Auditor ${word}`,
            email: `2${word}@people.example`,
            role: 'viewer',
          }),
        after: `2${word}@people.example`,
      },
    ],
  })
  await follow({
    on: [[admin.page, `/admin/users/${manager.person.id}`]],
    changes: [
      {
        list: 'activity of a person',
        card: 'Activity',
        act: () =>
          sender(manager.page, origin)('POST', `/api/projects/${project}/tasks`, { title: `Wire ${word}` }),
        changes: true,
      },
    ],
  })
})

async function insertFile(project: string, name: string): Promise<string> {
  const id = crypto.randomUUID()
  await inDatabase(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'project', $2, 'text/plain', 8, repeat('0', 64), 'clean', now())`,
    [id, name],
  )
  await inDatabase(
    `insert into project_files (file_id, project_id, visibility, uploader_name) values ($1, $2, 'everyone', 'Asha')`,
    [id, project],
  )
  return id
}
