import { admins, internalOfProject, onProject, staffOfProject, type AccessRows } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { chatQueues } from './queues.ts'

const anonymised = { instead: 'the sender is anonymised, the text stays' }

type Rows = (status: number) => AccessRows[string]
const roomRows = (path: string, rows: Rows): AccessRows => ({
  [`GET ${path}`]: rows(200),
  [`POST ${path}`]: rows(201),
  [`GET ${path}/:item`]: rows(200),
  // One's own; another's are 403.
  [`PUT ${path}/:item`]: rows(200),
  [`DELETE ${path}/:item`]: rows(204),
  [`POST ${path}/read`]: rows(200),
  [`POST ${path}/upload`]: rows(201),
  [`GET ${path}/search`]: rows(200),
  // The PDF waits for a worker.
  [`GET ${path}/transcript`]: rows(202),
})

export const chatModule: ModuleManifest = {
  routes: [
    { prefix: '/api', load: async () => (await import('./routes.ts')).chatRoutes },
    { prefix: '/api', load: async () => (await import('./search-routes.ts')).chatSearchRoutes },
    { prefix: '/api', load: async () => (await import('./file-routes.ts')).chatFileRoutes },
    { prefix: '/api', load: async () => (await import('./socket-routes.ts')).chatSocketRoutes },
    { prefix: '/api', load: async () => (await import('./transcript-routes.ts')).transcriptRoutes },
    { prefix: '/api', load: async () => (await import('./unanswered-routes.ts')).unansweredRoutes },
  ],
  access: {
    ...roomRows('/api/projects/:id/messages', onProject),
    'GET /api/projects/:id/messages/:item/history': staffOfProject(200),
    'POST /api/projects/:id/messages/:item/no-answer-needed': staffOfProject(200),
    'GET /api/admin/unanswered': admins(200),
    ...roomRows('/api/projects/:id/notes', internalOfProject),
    'GET /api/projects/:id/notes/:item/history': internalOfProject(200),
    // 101 with an upgrade.
    'GET /api/projects/:id/chat': onProject(200),
    'GET /api/projects/:id/notes/chat': internalOfProject(200),
    'GET /api/files/:id': onProject(200),
    'GET /api/files/:id/thumbnail': onProject(200),
  },
  queues: chatQueues,
  jobs: async () => (await import('./jobs.ts')).chatJobs,
  mailedThings: async () => (await import('./mailed-links.ts')).chatByMail,
  notifications: async () => (await import('./notifications.ts')).chatNotifications,
  conflicts: {
    chat_messages_once: 'This message was already sent.',
    chat_attachments_pkey: 'This file is already attached to a message.',
  },
  tables: {
    chat_rooms: { exported: null, erased: { instead: 'says nothing of a person' } },
    chat_events: { exported: null, erased: anonymised },
    chat_texts: { exported: null, erased: { instead: 'names no sender; the text stays' } },
    chat_messages: { exported: 'chat_messages', erased: anonymised },
    chat_attachments: { exported: 'chat_files', erased: anonymised },
    chat_reads: { exported: 'chat_reads', erased: 'deleted' },
    chat_mails: { exported: null, erased: 'deleted' },
    chat_mentions: { exported: 'chat_mentions', erased: { instead: 'deleted by erasePeople' } },
  },
  exportPerson: async () => (await import('./people.ts')).exportOwnChat,
  erasePeople: async () => (await import('./people.ts')).eraseSenders,
  seed: async () => (await import('./seed.ts')).seedChat,
  emptyProject: async () => (await import('./people.ts')).emptyRooms,
}
