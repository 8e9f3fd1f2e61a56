import pg from 'pg'
import { listInvitations } from '../src/modules/organisations/invitations.ts'
import { listContacts, listPeopleOf } from '../src/modules/organisations/people.ts'
import {
  getAdminOrganisation,
  getOrganisation,
  listChoices,
  listOrganisations,
} from '../src/modules/organisations/repository.ts'
import { listActivity } from '../src/modules/organisations/activity.ts'
import { loadRows } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

/** A database with this many organisations of two people each; one in five was created by staff and has no people yet. */
export const loadOrganisations = (size: number) =>
  loadRows(size, {
    name: 'organisations',
    tables: [
      'users',
      'organisations',
      'organisation_private',
      'invitations',
      'audit_entries',
      'audit_personal',
    ],
    statements,
  })

const statements = [
  `insert into organisations (id, display_name, legal_name, gst_category, phone, made_by_staff, people_count, confirmed_count,
     people_text, created_at)
   select pg_temp.nth('organisation', n),
     initcap(pg_temp.word(n) || ' ' || pg_temp.word(n / 20)) || ' ' || pg_temp.figure(n)
       || case when n = :size / 2 then ' Qutubshahi Zxv' else '' end,
     'Firm ' || pg_temp.figure(n) || ' Private Limited', 'unregistered', '+91 40 0000', n % 5 = 0,
     case when n % 5 = 0 then 0 else 2 end, case when n % 5 = 0 then 0 else 2 end, 'person' || pg_temp.figure(n),
     now() - (:size - n) * interval '1 second'
   from generate_series(0, :size - 1) n`,
  `insert into organisation_private (organisation_id, field, value)
   select pg_temp.nth('organisation', n), 'notes', 'Met on site' from generate_series(0, :size - 1) n`,
  `insert into users (id, name, email, email_verified, organisation_id, organisation_role, created_at)
   select pg_temp.nth('person', n), 'Person ' || pg_temp.figure(n), 'person' || n || '@scale.example', true,
     pg_temp.nth('organisation', n / 2), case when n % 2 = 0 then 'owner' else 'viewer' end, now() - n * interval '1 ms'
   from generate_series(0, :size * 2 - 1) n where n / 2 % 5 <> 0`,
  `insert into invitations (id, email, name, role, organisation_id, organisation_role, expires_at)
   select pg_temp.nth('invitation', n), 'invited' || n || '@scale.example', 'Invited', 'client', pg_temp.nth('organisation', n),
     'viewer', now() + interval '7 days' from generate_series(0, :size - 1) n`,
  `insert into audit_entries (id, action, entity, entity_id, actor_id)
   select pg_temp.nth('entry', n), 'organisation.updated', 'organisation', pg_temp.nth('organisation', n / 2),
     pg_temp.nth('person', n) from generate_series(0, :size * 2 - 1) n`,
  `insert into audit_personal (entry_id, field, subject_id, salt, value)
   select pg_temp.nth('entry', n), 'after.phone', pg_temp.nth('organisation', n / 2), 'salt', '+91 40 0000'
   from generate_series(0, :size * 2 - 1) n`,
]

const page = { limit: 25 }
/** For each row of a page its people are looked up by an index, and each id that a search found. */
const rows = page.limit + 1
const rare = 'qutubshahi'
const boss = { id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const
const manager = { id: '00000000-0000-7000-8000-00000000000b', role: 'manager' } as const

/** The list, the picker, the page of one and the client's own, as the code reads them. */
export async function measureOrganisations(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const lastOf = async (which: string) => {
    const { rows: found } = await admin.query<{ place: string }>(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as place
       from organisations where ${which} order by created_at, id offset 25 limit 1`,
    )
    return { ...page, cursor: Buffer.from(found[0]?.place ?? '').toString('base64url') }
  }
  const { rows: owners } = await admin.query<{ id: string; organisation_id: string }>(
    `select id, organisation_id from users where organisation_role = 'owner' order by email limit 1`,
  )
  const { id, organisation_id } = owners[0] ?? { id: '', organisation_id: '' }
  const owner = { id, role: 'client', organisation: { id: organisation_id, role: 'owner' } } as const
  const ends = {
    all: await lastOf('true'),
    empty: await lastOf('people_count = 0'),
    choices: await lastOf('choosable'),
  }
  await admin.query('select pg_stat_force_next_flush()') // what was just read is not the code's
  const all = { ...page, withoutPeople: false }
  const cases: Case[] = [
    ['organisations, first page', boss, (tx) => listOrganisations(tx, all)],
    ['organisations, last page', boss, (tx) => listOrganisations(tx, { ...all, ...ends.all })],
    [
      'organisations without people, last page',
      boss,
      (tx) => listOrganisations(tx, { ...ends.empty, withoutPeople: true }),
    ],
    [
      'organisations searched, a rare word',
      boss,
      (tx) => listOrganisations(tx, { ...all, search: rare }),
      rare.length + 1,
    ],
    [
      'organisations searched, a common word',
      boss,
      (tx) => listOrganisations(tx, { ...all, search: 'chiller' }),
      rows,
    ],
    ['clients to choose, first page', manager, (tx) => listChoices(tx, page), rows],
    ['clients to choose, last page', manager, (tx) => listChoices(tx, ends.choices), rows],
    [
      'clients to choose, a rare word',
      manager,
      (tx) => listChoices(tx, { ...page, search: rare }),
      rare.length + 1,
    ],
    [
      'clients to choose, a common word',
      manager,
      (tx) => listChoices(tx, { ...page, search: 'chiller' }),
      rows,
    ],
    ['an organisation', boss, (tx) => getAdminOrganisation(tx, organisation_id), 2],
    ['its people', boss, (tx) => listPeopleOf(tx, organisation_id, page)],
    ['its invitations', boss, (tx) => listInvitations(tx, organisation_id, page)],
    ['its activity', boss, (tx) => listActivity(tx, organisation_id, { before: undefined, limit: 25 }), 2],
    ['its contacts', manager, (tx) => listContacts(tx, organisation_id)],
    ['the client’s own organisation', owner, (tx) => getOrganisation(tx, organisation_id), 1],
    ['the client’s colleagues', owner, (tx) => listPeopleOf(tx, organisation_id, page)],
  ]
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}
