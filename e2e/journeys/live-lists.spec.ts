import { test } from '../test.ts'
import { inDatabase, ownWord, signIn } from './admin-lists.ts'
import { insertContacts } from './contact-list.ts'
import { enter, follow, sender } from './live-rows.ts'
import { insertWaiting } from './payment-list.ts'
import { createByApi } from './project-data.ts'
import { insertNotification, insertProject, makePerson, putOnTeam } from './project-rows.ts'

// The pages of three people are opened, one after another.
test.describe.configure({ timeout: 120_000 })

test('two admins and a manager see each other’s change in every list of staff within two seconds', async ({
  browser,
  baseURL: origin = '',
}) => {
  const mine = await (await browser.newContext({ baseURL: origin })).newPage()
  await signIn(mine, origin, 'admin1')
  const send = sender(mine, origin)
  const [{ page: admin, person }, manager, client] = [
    await enter(browser, origin, 'admin'),
    await enter(browser, origin, 'manager'),
    await enter(browser, origin, 'client'),
  ]
  const word = ownWord()
  const someone = await makePerson('client', `Client ${word}`)
  const project = await insertProject(someone, { title: `Tower ${word}`, status: 'in_progress' })
  await putOnTeam(project, manager.person)
  const asked = await insertContacts(1)
  const [contact] = await inDatabase<{ id: string }>(
    'select id from contact_submissions where subject = $1',
    [`Chillers ${asked}`],
  )
  const [organisation] = await inDatabase<{ id: string }>(
    'select organisation_id as id from users where id = $1',
    [someone.id],
  )
  await insertWaiting(word, 1)
  const [parked] = await inDatabase<{ id: string }>('select id from payment_events where event_id = $1', [
    `${word}1`,
  ])
  const staffOn = (list: string, q = word): [typeof admin, string][] => [
    [admin, `/admin/${list}?q=${q}`],
    [manager.page, `/manager/${list}?q=${q}`],
  ]
  const newApplication = {
    applicant_name: `Applicant ${word}`,
    email: `${word}@people.example`,
    position: 'Fitter',
    experience: 2,
    skills: ['Ducting'],
  }

  await follow({
    on: staffOn('contacts', asked),
    changes: [
      {
        list: 'contacts',
        before: 'new',
        act: () => send('PATCH', `/api/admin/contacts/${contact?.id}`, { version: 1, status: 'resolved' }),
        after: 'resolved',
      },
    ],
  })
  await follow({
    on: staffOn('applications'),
    changes: [
      {
        list: 'applications',
        act: () => send('POST', '/api/admin/applications', newApplication),
        after: `Applicant ${word}`,
      },
    ],
  })
  let job = ''
  await follow({
    on: staffOn('jobs'),
    changes: [
      {
        list: 'positions',
        act: async () => {
          const fields = { department: 'HVAC', experience: '2 years', description: 'Fits ducts' }
          job = (await send('POST', '/api/admin/jobs', { title: `Fitter ${word}`, ...fields })).id
        },
        after: `Fitter ${word}`,
      },
      {
        list: 'applications of a position',
        act: () =>
          send('POST', '/api/admin/applications', {
            ...newApplication,
            email: `2${word}@people.example`,
            job_id: job,
            position: `Fitter ${word}`,
          }),
        changes: true,
      },
    ],
  })
  await follow({
    on: [[admin, '/admin/applications/templates']],
    changes: [
      {
        list: 'mail templates',
        place: '.templates-list',
        act: async () => {
          const stored = await mine.request.get('/api/admin/application-templates')
          const { data } = (await stored.json()) as { data: { status: string; version: number }[] }
          const version = data.find(({ status }) => status === 'interviewed')?.version
          const text = { subject: 'Your interview', body: `Dear {name},\n\nThank you, ${word}.` }
          await send('PUT', '/api/admin/application-templates/interviewed', { ...text, version })
        },
        after: `Thank you, ${word}.`,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/projects/portfolio?q=${word}`]],
    changes: [
      {
        list: 'portfolio',
        before: `Tower ${word}`,
        act: () => send('PATCH', `/api/projects/${project}`, { title: `Tall tower ${word}` }),
        after: `Tall tower ${word}`,
      },
    ],
  })
  await follow({
    on: staffOn('projects'),
    changes: [
      {
        list: 'projects',
        before: `Tall tower ${word}`,
        act: () => send('POST', '/api/admin/projects/status', { ids: [project], status: 'on_hold' }),
        after: /on hold/i,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/projects/waiting?q=${word}`]],
    changes: [
      {
        list: 'new requests',
        act: () => createByApi(client.page, origin, { title: `Mill ${word}` }),
        after: `Mill ${word}`,
      },
    ],
  })
  await follow({
    on: [[admin, '/admin']],
    changes: [
      {
        list: 'needs you',
        card: 'Needs you',
        act: () => createByApi(client.page, origin, { title: `Second mill ${word}` }),
        changes: true,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/users?q=${word}`]],
    changes: [
      {
        list: 'users',
        before: `Client ${word}`,
        act: () => send('PATCH', `/api/admin/users/${someone.id}`, { version: 1, status: 'inactive' }),
        after: /inactive/i,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/users/invitations?q=${word}`]],
    changes: [
      {
        list: 'invitations of staff',
        act: () =>
          send('POST', '/api/admin/users', {
            name: `Engineer ${word}`,
            email: `3${word}@people.example`,
            role: 'manager',
          }),
        after: `Engineer ${word}`,
      },
      {
        list: 'invitations of an organisation',
        act: () =>
          send('POST', `/api/admin/organisations/${organisation?.id}/invitations`, {
            name: `Accountant ${word}`,
            email: `4${word}@people.example`,
            role: 'finance',
          }),
        after: `Accountant ${word}`,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/organisations?q=${word}`]],
    changes: [
      {
        list: 'organisations',
        act: () => send('POST', '/api/admin/organisations', { display_name: `Mills ${word}` }),
        after: `Mills ${word}`,
      },
    ],
  })
  await follow({
    on: [[admin, '/admin/payments?tab=waiting']],
    changes: [
      {
        list: 'waiting messages',
        act: () => send('POST', `/api/admin/webhooks/parked/${parked?.id}/dismiss`, { reason: 'A test' }),
        gone: `${word}1`,
      },
    ],
  })
  await follow({
    on: [[admin, `/admin/newsletter?q=${word}`]],
    changes: [
      {
        list: 'newsletter',
        act: () => send('POST', '/api/admin/newsletter/issues', { subject: `Issue ${word}`, body: 'Text' }),
        after: `Issue ${word}`,
      },
    ],
  })
  // Numbers may be those of a person and aren't counted.
  const unknown = word.replace(/\d/g, (digit) => 'ghjkmpqrtv'[Number(digit)] ?? '')
  await follow({
    on: [[admin, '/admin/searches']],
    changes: [
      {
        list: 'searches',
        place: 'main',
        act: () => mine.request.get(`/api/search?q=${unknown}&submitted=true`),
        after: unknown,
      },
    ],
  })
  await insertNotification(person, `Milestone ${word}`)
  await follow({
    on: [[admin, '/admin/notifications']],
    changes: [
      {
        list: 'notifications',
        before: `Milestone ${word}`,
        act: () =>
          send('PATCH', `/api/admin/contacts/${contact?.id}`, { version: 2, assignee_id: person.id }),
        after: `Chillers ${asked}`,
      },
    ],
  })
})
