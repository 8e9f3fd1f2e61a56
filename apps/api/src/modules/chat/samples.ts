import type { Canaries } from '../../../test/samples.ts'

const inRoom = (projectId: string) => `'${projectId}', 'everyone', 1`

export const canaries: Canaries = {
  // Numbers and ids only.
  chat_rooms: { shownTo: ['admin'], textless: true },
  chat_events: { shownTo: ['admin'], textless: true },
  chat_mentions: { shownTo: ['admin'], textless: true },
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
