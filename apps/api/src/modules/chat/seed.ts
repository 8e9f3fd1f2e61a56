import { staffRoles } from '@trusswell/domain/actor-values.ts'
import { system, type Person } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Seed, SeedContext } from '../manifest.ts'
import { appendChange, waitingAfter, type Room } from './log.ts'
import { findMessage, markRead } from './repository.ts'
import { companyConversations } from './seed-company.ts'
import { conversations, type SampleConversation, type SampleMessage } from './seed-samples.ts'
import { skipWaiting } from './unanswered-repository.ts'

type Who = SampleMessage['by']

/** Conversations of the sample projects that have none. */
export const seedChat: Seed = async (context) => {
  if (!context.demo) return null
  let added = 0
  for (const sample of [...conversations, ...companyConversations]) {
    const project = await findQuiet(context, sample.project)
    if (!project) continue
    await addConversation(context, project, sample)
    added += 1
  }
  return `${added} conversations added`
}

/** Null when the project already has messages. */
const findQuiet = ({ worker }: SeedContext, title: string) =>
  worker.as(system, async (tx) => {
    const project = await tx
      .selectFrom('projects')
      .select(['id', 'client_id', 'organisation_id', 'manager_id'])
      .where('title', '=', title)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!project) return null
    const message = await tx
      .selectFrom('chat_messages')
      .select('id')
      .where('project_id', '=', project.id)
      .limit(1)
      .executeTakeFirst()
    return message ? null : project
  })
type Project = NonNullable<Awaited<ReturnType<typeof findQuiet>>>

async function addConversation(
  { app, people, today }: SeedContext,
  project: Project,
  { messages, notes, unread }: SampleConversation,
): Promise<void> {
  const [first, second] = people.managers
  const manager = project.manager_id ?? first
  const supervisor = manager === second ? first : second
  const persons: Record<Who, Person> = {
    admin: { kind: 'user', id: people.admin, role: 'admin' },
    manager: { kind: 'user', id: manager, role: 'manager' },
    supervisor: { kind: 'user', id: supervisor, role: 'manager' },
    client: {
      kind: 'user',
      id: project.client_id ?? '',
      role: 'client',
      organisation: { id: project.organisation_id ?? '', role: 'owner' },
    },
  }
  for (const [audience, samples] of [
    ['everyone', messages],
    ['internal', notes],
  ] as const) {
    const room: Room = { project_id: project.id, audience }
    const ids = samples.map(() => newId())
    for (const [index, { by, at, text, replyTo }] of samples.entries()) {
      const [day, time] = at
      const message = {
        id: ids[index] ?? newId(),
        at: `${addDays(today, day)}T${time}:00+05:30`,
        text,
        reply_to: replyTo === undefined ? null : (ids[replyTo] ?? null),
      }
      await app.as(persons[by], (tx) => insertSample(tx, persons[by], room, message))
    }
    for (const [index, { by, changed }] of samples.entries()) {
      const id = ids[index]
      if (changed === undefined || id === undefined) continue
      await app.as(persons[by], (tx) =>
        appendChange(
          tx,
          persons[by],
          room,
          changed === null
            ? { kind: 'deleted', id }
            : { kind: 'edited', id, rev: undefined, text: changed, mentions: [] },
        ),
      )
    }
    const readers = ['manager', 'supervisor', audience === 'everyone' ? 'client' : 'admin'] as const
    for (const who of readers) {
      const left = audience === 'everyone' && who !== 'admin' ? (unread[who] ?? 0) : 0
      const lastRead = ids[samples.length - 1 - left]
      if (lastRead) await app.as(persons[who], (tx) => markUpTo(tx, room, persons[who].id, lastRead))
    }
    // What the manager has read and left needs no answer, such as thanks.
    const last = ids.at(-1)
    if (audience === 'everyone' && last && !unread.manager)
      await app.as(persons.manager, (tx) => skipUpTo(tx, room, last))
  }
}

type Sample = { id: string; at: string; text: string; reply_to: string | null }

/** As `appendMessage`, but at a time in the past. */
async function insertSample(
  tx: Tx,
  person: Person,
  { project_id, audience }: Room,
  { id, at, text, reply_to }: Sample,
): Promise<void> {
  await sql`
    with room as (
      update chat_rooms set head = head + 1, waiting_id = ${waitingAfter(person, audience, id)}
      where project_id = ${project_id} and audience = ${audience} returning head
    ), event as (
      insert into chat_events (project_id, audience, seq, kind, message_id, actor_id, at)
      select ${project_id}::uuid, ${audience}, head, 'new', ${id}::uuid, ${person.id}::uuid, ${at}::timestamptz from room
    ), text as (
      insert into chat_texts (project_id, audience, seq, message_id, text)
      select ${project_id}::uuid, ${audience}, head, ${id}::uuid, ${text} from room
    )
    insert into chat_messages (
      id, project_id, audience, seq, rev, sender_id, sender_name, sender_avatar, from_staff, cid, text, reply_to, created_at
    )
    select ${id}::uuid, ${project_id}::uuid, ${audience}, head, head, users.id, users.name, users.image,
      users.role = any (${[...staffRoles]}), ${newId()}::uuid, ${text}, ${reply_to}::uuid, ${at}::timestamptz
    from room, users where users.id = ${person.id}`.execute(tx)
}

async function skipUpTo(tx: Tx, room: Room, messageId: string): Promise<void> {
  const message = await findMessage(tx, room, messageId)
  if (message) await skipWaiting(tx, room.project_id, { seq: message.seq })
}

async function markUpTo(tx: Tx, room: Room, user_id: string, messageId: string): Promise<void> {
  const message = await findMessage(tx, room, messageId)
  if (message) await markRead(tx, room, { user_id, seq: message.seq })
}
