import pg from 'pg'
import {
  countUnread,
  getRoom,
  listPeople,
  listReads,
  readEvents,
  readMessages,
} from '../src/modules/chat/repository.ts'
import { findMessages } from '../src/modules/chat/search.ts'
import { loadRows } from './scale-data.ts'
import { measure, type Case, type Reading } from './scale-queries.ts'

/** In the project that is looked at, whatever the number of all; written evenly between those of the others. */
const ofProject = 5_000

const load = {
  name: 'chat',
  tables: [
    'users',
    'organisations',
    'projects',
    'project_members',
    'chat_rooms',
    'chat_events',
    'chat_messages',
    'chat_mentions',
    'chat_attachments',
    'files',
    'chat_reads',
  ],
  statements: [
    `create temporary table written as
     select n, n % (:size / ${ofProject}) = 0 as is_own, n - n / (:size / ${ofProject}) - 1 as k,
       greatest(1, :size / 100) as others
     from generate_series(0, :size - 1) n`,
    `create temporary table said as
     select n, case when is_own then 0 else 1 + k % others end as project,
       case when is_own then n / (:size / ${ofProject}) + 1 else k / others + 1 end as seq from written`,
    `insert into organisations (id, display_name, people_count, confirmed_count, projects_count)
     select pg_temp.nth('organisation', n), 'Client ' || n, 1, 1, 1 from generate_series(0, :size / 100) n`,
    `insert into users (id, name, email, role, organisation_id, organisation_role)
     select pg_temp.nth('client', n), 'Client ' || n, 'client' || n || '@scale.example', 'client',
       pg_temp.nth('organisation', n), 'owner' from generate_series(0, :size / 100) n`,
    `insert into users (id, name, email, role)
     select pg_temp.nth('manager', n), 'Manager ' || n, 'manager' || n || '@scale.example', 'manager'
     from generate_series(0, :size / 100) n`,
    `insert into projects (id, client_id, organisation_id, client_name, title, description, member_ids)
     select pg_temp.nth('project', n), pg_temp.nth('client', n), pg_temp.nth('organisation', n), 'Client ' || n, 'Project ' || n,
       'Works', array[pg_temp.nth('manager', n)] from generate_series(0, :size / 100) n`,
    `insert into project_members (project_id, id, user_id, name, duty)
     select pg_temp.nth('project', n), pg_temp.nth('member', n), pg_temp.nth('manager', n), 'Manager ' || n, 'project_manager'
     from generate_series(0, :size / 100) n`,
    `insert into chat_rooms (project_id, audience, head)
     select pg_temp.nth('project', project), 'everyone', max(seq) from said group by project`,
    `insert into chat_events (project_id, audience, seq, kind, message_id, actor_id)
     select pg_temp.nth('project', project), 'everyone', seq, 'new', pg_temp.nth('message', n),
       pg_temp.nth(case when seq % 2 = 0 then 'client' else 'manager' end, project) from said order by n`,
    `insert into chat_messages (id, project_id, audience, seq, rev, sender_id, sender_name, from_staff, cid, text, created_at)
     select pg_temp.nth('message', n), pg_temp.nth('project', project), 'everyone', seq, seq,
       pg_temp.nth(case when seq % 2 = 0 then 'client' else 'manager' end, project), 'Person ' || project, seq % 2 = 1,
       pg_temp.nth('cid', n),
       'About the ' || pg_temp.word(seq) || ' on floor ' || pg_temp.figure(seq)
         || case when seq = ${ofProject / 2} then ' Qutubshahi' else '' end,
       now() - (:size - n) * interval '1 second' from said order by n`,
    `insert into chat_mentions (project_id, audience, message_id, user_id)
     select pg_temp.nth('project', project), 'everyone', pg_temp.nth('message', n), pg_temp.nth('manager', project)
     from said where seq % 20 = 0 order by n`,
    `insert into files (id, purpose, state, name, type, size, sha256, scanned_at)
     select pg_temp.nth('file', n), 'chat', 'clean', 'Plan ' || n || '.pdf', 'application/pdf', 10, repeat('0', 64), now()
     from said where seq % 20 = 0 order by n`,
    `insert into chat_attachments (file_id, project_id, visibility, message_id, uploaded_by)
     select pg_temp.nth('file', n), pg_temp.nth('project', project), 'everyone', pg_temp.nth('message', n),
       pg_temp.nth('client', project) from said where seq % 20 = 0 order by n`,
    `insert into chat_reads (project_id, audience, user_id, name, seq)
     select pg_temp.nth('project', n), 'everyone', pg_temp.nth('manager', n), 'Manager ' || n, 100
     from generate_series(0, :size / 100) n`,
  ],
}

/** A database with this many messages. */
export const loadChat = (size: number) => loadRows(size, load)

/** Opening a conversation, catching up and searching, as the code reads them. */
export async function measureChat(url: string): Promise<Reading[]> {
  const admin = new pg.Client({ connectionString: url.replace('trusswell_app', 'postgres') })
  await admin.connect()
  const { rows } = await admin.query<Record<'id' | 'client_id' | 'organisation_id' | 'manager_id', string>>(
    `select id, client_id, organisation_id, member_ids[1] as manager_id from projects where title = 'Project 0'`,
  )
  await admin.query('select pg_stat_force_next_flush()') // what was just read is not the code's
  const [project] = rows
  if (!project) throw new Error('the project is missing')
  const room = { project_id: project.id, audience: 'everyone' } as const
  const organisation = { id: project.organisation_id, role: 'owner' } as const
  const client = { id: project.client_id, role: 'client', organisation } as const
  const manager = { id: project.manager_id, role: 'manager' } as const
  const cases = ([client, manager] as const).flatMap((actor): Case[] => {
    const who = actor.role
    const found = (words: string) => (tx: Parameters<Case[2]>[0]) =>
      findMessages(tx, room, { words, limit: 21 })
    return [
      [`${who} opens: the newest page`, actor, (tx) => readMessages(tx, room, { limit: 50 })],
      [`${who} opens: the room`, actor, (tx) => getRoom(tx, room)],
      [`${who} opens: who has read`, actor, (tx) => listReads(tx, room)],
      [`${who} opens: unread`, actor, (tx) => countUnread(tx, room, actor.id)],
      [`${who} opens: people`, actor, (tx) => listPeople(tx, room)],
      [`${who} scrolls to the middle`, actor, (tx) => readMessages(tx, room, { before: 2_500, limit: 50 })],
      [`${who} catches up, nothing new`, actor, (tx) => readEvents(tx, room, { after: 5_000, limit: 200 })],
      [`${who} catches up, 200 events`, actor, (tx) => readEvents(tx, room, { after: 4_800, limit: 200 })],
      [`${who} searches, a rare word`, actor, found('qutubshahi')],
      [`${who} searches, a common word`, actor, found('chiller')],
      [`${who} searches, nothing found`, actor, found('zeppelin')],
    ]
  })
  const readings: Reading[] = []
  for (const each of cases) readings.push(await measure(url, admin, each))
  await admin.end()
  return readings
}
