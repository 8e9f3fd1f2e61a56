import type { ModuleManifest } from '../manifest.ts'

const anonymised = { instead: 'the sender is anonymised, the text stays' }

export const chatModule: ModuleManifest = {
  tables: {
    chat_rooms: { exported: null, erased: { instead: 'says nothing of a person' } },
    chat_events: { exported: null, erased: anonymised },
    chat_texts: { exported: null, erased: { instead: 'names no sender; the text stays' } },
    chat_messages: { exported: 'chat_messages', erased: anonymised },
    chat_attachments: { exported: 'chat_files', erased: anonymised },
    chat_reads: { exported: 'chat_reads', erased: 'deleted' },
    chat_mentions: { exported: 'chat_mentions', erased: { instead: 'deleted by erasePeople' } },
  },
  exportPerson: async () => (await import('./people.ts')).exportOwnChat,
  erasePeople: async () => (await import('./people.ts')).eraseSenders,
  emptyProject: async () => (await import('./people.ts')).emptyRooms,
}
