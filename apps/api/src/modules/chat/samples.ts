import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formBody } from '../../../test/applications.ts'
import { roomOf, say, user } from '../../../test/chat.ts'
import { makePdf } from '../../../test/documents.ts'
import { plain, withProject, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

type Audience = 'everyone' | 'internal'
const roles = {
  admin: 'admin',
  manager: 'manager',
  client: 'client',
  finance: 'client',
  viewer: 'client',
} as const

/** A message of the caller's own where the caller can write, of the project's manager elsewhere. */
async function withMessage(scene: Scene, audience: Audience, isAnothers = false) {
  const { api, caller, name } = scene
  const project = await withProject(scene)
  const role = name in roles ? roles[name as keyof typeof roles] : null
  const isWriter = caller && role && !(audience === 'internal' && role === 'client') && !isAnothers
  const sender = isWriter ? user(caller.id, role) : user(project.manager_id, 'manager')
  const { message } = await say(api, sender, roomOf(project.id, audience))
  return { project, message }
}

function roomSamples(path: 'messages' | 'notes', audience: Audience): RequestSamples {
  const route = `/api/projects/:id/${path}`
  const urlOf = async (scene: Scene) => `/api/projects/${(await withProject(scene)).id}/${path}`
  const item = async (scene: Scene, isAnothers = false) => {
    const { project, message } = await withMessage(scene, audience, isAnothers)
    return `/api/projects/${project.id}/${path}/${message.id}`
  }
  return {
    [`GET ${route}`]: async (scene) => ({ url: await urlOf(scene) }),
    [`POST ${route}`]: async (scene) => ({ url: await urlOf(scene), payload: { content: 'Good morning' } }),
    [`GET ${route}/:item`]: async (scene) => ({ url: await item(scene) }),
    [`PUT ${route}/:item`]: async (scene) => ({
      url: await item(scene),
      payload: { content: 'Good evening' },
    }),
    [`DELETE ${route}/:item`]: async (scene) => ({ url: await item(scene) }),
    [`GET ${route}/:item/history`]: async (scene) => ({ url: `${await item(scene, true)}/history` }),
    [`POST ${route}/read`]: async (scene) => ({ url: `${await urlOf(scene)}/read`, payload: { seq: 0 } }),
    [`GET ${route}/search`]: async (scene) => ({
      url: `${(await item(scene, true)).replace(/[^/]+$/, 'search')}?q=morning`,
    }),
    [`GET ${route}/transcript`]: async (scene) => ({
      url: (await item(scene, true)).replace(/[^/]+$/, 'transcript'),
    }),
    [`POST ${route}/upload`]: async (scene) => ({
      url: `${await urlOf(scene)}/upload`,
      ...formBody({}, { name: 'plan.pdf', content: makePdf() }, 'file'),
    }),
  }
}

/** Sent by the project's manager, as if it had been scanned. */
async function withSentFile(scene: Scene, type = 'application/pdf'): Promise<string> {
  const { api } = scene
  const { project, message } = await withMessage(scene, 'everyone', true)
  const [id, content] = [newId(), makePdf()]
  await api.database.admin.query(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'chat', 'plan', $3, $2, repeat('0', 64), 'clean', now())`,
    [id, content.length, type],
  )
  // The file is its own thumbnail, because the test only checks access.
  await api.database.admin.query(
    `insert into chat_attachments (
       file_id, project_id, visibility, message_id, thumbnail_id, thumbnail_width, thumbnail_height
     ) values ($1, $2, 'everyone', $3, $1, 64, 48)`,
    [id, project.id, message.id],
  )
  const path = join(tmpdir(), id)
  await writeFile(path, content)
  await api.deps.storage.quarantine(id, { path, size: content.length })
  await api.deps.storage.copy(id, 'quarantine', 'kept')
  await rm(path)
  return id
}

export const requests: RequestSamples = {
  ...roomSamples('messages', 'everyone'),
  ...roomSamples('notes', 'internal'),
  'GET /api/projects/:id/chat': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/chat`,
  }),
  'GET /api/projects/:id/notes/chat': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/notes/chat`,
  }),
  'POST /api/projects/:id/messages/:item/no-answer-needed': async (scene) => {
    const { project, message } = await withMessage(scene, 'everyone', true)
    return { url: `/api/projects/${project.id}/messages/${message.id}/no-answer-needed` }
  },
  'GET /api/admin/unanswered': plain,
  'GET /api/files/:id': async (scene) => ({ url: `/api/files/${await withSentFile(scene)}` }),
  'GET /api/files/:id/thumbnail': async (scene) => ({
    url: `/api/files/${await withSentFile(scene, 'image/webp')}/thumbnail`,
  }),
}

const inRoom = (projectId: string) => `'${projectId}', 'everyone', 1`

export const canaries: Canaries = {
  // Numbers and ids only.
  chat_rooms: { shownTo: ['admin'], textless: true },
  chat_events: { shownTo: ['admin'], textless: true },
  chat_mentions: { shownTo: ['admin'], textless: true },
  chat_mails: { shownTo: [], textless: true },
  chat_attachments: { shownTo: ['admin'], textless: true },
  chat_messages: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `update chat_rooms set head = 1 where project_id = '${project.id}';
       insert into chat_events (project_id, audience, seq, kind, message_id)
       values (${inRoom(project.id)}, 'new', ${id});
       insert into chat_messages (id, project_id, audience, seq, rev, sender_name, from_staff, cid, text)
       values (${id}, ${inRoom(project.id)}, 1, ${word}, true, ${id}, ${word})`,
  },
  chat_texts: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into chat_texts (project_id, audience, seq, message_id, text)
       values (${inRoom(project.id)}, ${id}, ${word})`,
  },
  chat_reads: {
    shownTo: ['admin'],
    plant: ({ word, project }) =>
      `insert into chat_reads (project_id, audience, seq, user_id, name)
       values (${inRoom(project.id)}, '${project.client_id}', ${word})`,
  },
}
