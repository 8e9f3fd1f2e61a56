import pg from 'pg'
import { plain, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

async function withNotification({ api, caller }: Scene): Promise<string> {
  const id = newId()
  const worker = new pg.Client({ connectionString: api.databaseUrl('worker') })
  await worker.connect()
  if (caller) {
    await worker.query(
      `insert into notifications (id, user_id, kind, event_key, message) values ($1, $2, 'status_changed', $3, 'It is')`,
      [id, caller.id, id],
    )
  }
  await worker.end()
  return id
}

export const requests: RequestSamples = {
  'GET /api/client/notifications': plain,
  'GET /api/notifications': plain,
  'GET /api/notifications/unread': plain,
  'PATCH /api/notifications/:id': async (scene) => ({
    url: `/api/notifications/${await withNotification(scene)}`,
    payload: { read: true },
  }),
  'POST /api/notifications/read-all': plain,
  'GET /api/notifications/preferences': plain,
  'PUT /api/notifications/preferences': () => ({
    payload: { data: [{ kind: 'milestone_due', in_app: true, email: true, digest: false }] },
  }),
}

export const canaries: Canaries = {
  notifications: {
    shownTo: [],
    plant: ({ id, word, later, project }) =>
      `insert into notifications (id, user_id, kind, event_key, message, created_at)
       values (${id}, '${project.client_id}', 'milestone_due', ${word}, ${word}, ${later})`,
  },
  office_mail_items: {
    shownTo: [],
    plant: ({ id, word }) =>
      `insert into office_mail_items (event_key, kind, subject_id) values (${word}, 'enquiry_received', ${id})`,
  },
  notification_rhythms: {
    shownTo: [],
    textless: true,
    plant: ({ project }) =>
      `insert into notification_rhythms (user_id, mails) values ('${project.client_id}', 'daily')`,
  },
  notification_preferences: {
    shownTo: [],
    textless: true,
    plant: ({ project }) =>
      `insert into notification_preferences (user_id, kind, in_app, email, digest)
       values ('${project.client_id}', 'milestone_due', false, false, true)`,
  },
}
