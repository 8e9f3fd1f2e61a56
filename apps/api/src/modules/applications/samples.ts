import { addDays, kolkataDay } from '@trusswell/domain/days.ts'
import { apply, applicantFields, formBody, resume } from '../../../test/applications.ts'
import {
  from,
  newEmail,
  plain,
  type Canaries,
  type RequestSamples,
  type Scene,
} from '../../../test/samples.ts'
import { makePerson } from '../../../test/people.ts'
import { newId } from '../../platform/ids.ts'
import { hashToken } from './link-repository.ts'

/** An application from outside, its resume as if it had been scanned. */
async function withApplication({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const answer = await apply(api, 'architect', { ip: from().remoteAddress })
  const { id } = answer.json<{ id: string }>()
  const [row] = await api.database.rows<{ file: string }>(
    `update files set state = 'clean', scanned_at = now()
     where id = (select resume_file from job_applications where id = $1) returning id as file`,
    [id],
  )
  await api.deps.storage.copy(row?.file ?? '', 'quarantine', 'kept')
  if (state === 'deleted') {
    await api.database.admin.query('update job_applications set deleted_at = now() where id = $1', [id])
  }
  return id
}

/** The link that a mail to the applicant would carry. */
async function withLink(scene: Scene, version = false): Promise<string> {
  const email = newEmail()
  const fields = { email }
  const sent = { fields, ip: from().remoteAddress }
  const { id } = (await apply(scene.api, 'architect', sent)).json<{ id: string }>()
  const second = version ? (await apply(scene.api, 'architect', sent)).json<{ id: string }>().id : null
  const token = crypto.randomUUID()
  await scene.api.database.admin.query(
    `insert into application_tokens (token_hash, application_id, version_id, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [hashToken(token), id, second],
  )
  return token
}

const interviewPlan = (interviewer: string) => ({
  day: addDays(kolkataDay(Date.now()), 7),
  time: '11:00',
  minutes: 45,
  kind: 'office',
  place: 'Plot 14, Madhapur',
  interviewer_ids: [interviewer],
})

async function withInterview(scene: Scene) {
  const application = await withApplication(scene)
  const id = newId()
  await scene.api.database.admin.query(
    `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
     values ($1, $2, now() + interval '7 days', 45, 'office', 'Plot 14')`,
    [id, application],
  )
  return `applications/${application}/interviews/${id}`
}

/** For the routes below `/api/admin` and `/api/manager`. */
const interviewRequests = (area: 'admin' | 'manager'): RequestSamples => ({
  [`GET /api/${area}/applications/:id/interviews`]: async (scene) => ({
    url: `/api/${area}/applications/${await withApplication(scene)}/interviews`,
  }),
  [`POST /api/${area}/applications/:id/interviews`]: async (scene) => ({
    url: `/api/${area}/applications/${await withApplication(scene)}/interviews`,
    payload: interviewPlan((await makePerson(scene.api, 'manager')).id),
  }),
  [`PATCH /api/${area}/applications/:id/interviews/:interviewId`]: async (scene) => ({
    url: `/api/${area}/${await withInterview(scene)}`,
    payload: { version: 1, minutes: 60 },
  }),
  [`POST /api/${area}/applications/:id/interviews/:interviewId/cancel`]: async (scene) => ({
    url: `/api/${area}/${await withInterview(scene)}/cancel`,
    payload: { version: 1 },
  }),
})

const severalOf = async (scene: Scene) => ({
  payload: { ids: [await withApplication(scene)], status: 'reviewing', send_mail: true },
})
const undoOf = async (scene: Scene) => ({
  payload: {
    changes: [
      {
        id: await withApplication(scene),
        version: 1,
        status: 'reviewing',
        rejection_reason: null,
        rejection_note: null,
      },
    ],
  },
})

export const requests: RequestSamples = {
  ...interviewRequests('admin'),
  ...interviewRequests('manager'),
  'POST /api/admin/applications/status': severalOf,
  'POST /api/manager/applications/status': severalOf,
  'POST /api/admin/applications/status/undo': undoOf,
  'POST /api/manager/applications/status/undo': undoOf,
  'POST /api/jobs/:id/applications': async ({ api }) => ({
    url: '/api/jobs/architect/applications',
    ...formBody(applicantFields({ form_token: await api.formToken('application') }), resume()),
    ...from(),
  }),
  'POST /api/internship/applications': async ({ api }) => ({
    ...formBody(applicantFields({ form_token: await api.formToken('application') }), resume()),
    ...from(),
  }),
  'POST /api/applications/by-token/status': async (scene) => ({ payload: { token: await withLink(scene) } }),
  'POST /api/applications/by-token/resume': async (scene) => ({
    ...formBody({ token: await withLink(scene) }, resume()),
    ...from(),
  }),
  'POST /api/applications/by-token/renew': async (scene) => ({
    payload: { token: await withLink(scene, true) },
  }),
  'POST /api/applications/by-token/withdraw': async (scene) => ({
    payload: { token: await withLink(scene) },
  }),
  'POST /api/applications/by-token/erase': async (scene) => ({ payload: { token: await withLink(scene) } }),
  'GET /api/admin/applications': plain,
  'GET /api/admin/applications/export.csv': plain,
  'POST /api/admin/applications': () => ({
    payload: { applicant_name: 'Asha Rao', email: newEmail(), position: 'Architect' },
  }),
  'POST /api/admin/applications/:id/restore': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene, 'deleted')}/restore`,
  }),
  'DELETE /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
  }),
  'GET /api/admin/application-templates': plain,
  'PUT /api/admin/application-templates/:status': async ({ api }) => {
    await api.database.admin.query(`delete from application_templates where status = 'accepted'`)
    return {
      url: '/api/admin/application-templates/accepted',
      payload: { subject: 'S', body: 'B', version: 0 },
    }
  },
  'GET /api/manager/applications': plain,
  'GET /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
  }),
  'GET /api/admin/applications/:id/history': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}/history`,
  }),
  'GET /api/manager/applications/:id/history': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}/history`,
  }),
  'PATCH /api/admin/applications/:id': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}`,
    payload: { version: 1, status: 'reviewing', mail: { subject: 'S', body: 'B' } },
  }),
  'GET /api/admin/applications/:id/resume': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}/resume`,
  }),
  'POST /api/admin/applications/:id/mail-preview': async (scene) => ({
    url: `/api/admin/applications/${await withApplication(scene)}/mail-preview`,
    payload: { status: 'accepted' },
  }),
  'GET /api/manager/applications/:id': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}`,
  }),
  'PATCH /api/manager/applications/:id': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}`,
    payload: { version: 1, status: 'reviewing', mail: { subject: 'S', body: 'B' } },
  }),
  'GET /api/manager/applications/:id/resume': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}/resume`,
  }),
  'POST /api/manager/applications/:id/mail-preview': async (scene) => ({
    url: `/api/manager/applications/${await withApplication(scene)}/mail-preview`,
    payload: { status: 'accepted' },
  }),
}

export const canaries: Canaries = {
  job_applications: {
    shownTo: ['admin', 'manager'],
    plant: ({ word, later }) =>
      `update job_applications set applicant_name = ${word}, created_at = ${later}
       where email = 'canary@people.example'`,
  },
  // What the history of an application says is chosen from lists.
  application_events: { shownTo: ['admin', 'manager'], textless: true },
  // After the application.
  application_interviews: {
    shownTo: ['admin', 'manager'],
    plant: ({ id, word, later }) =>
      `insert into application_interviews (id, application_id, starts_at, minutes, kind, place)
       select ${id}, id, ${later}, 30, 'office', ${word} from job_applications where email = 'canary@people.example'`,
  },
  application_interviewers: { shownTo: ['admin', 'manager'], textless: true },
  application_mails: {
    shownTo: ['admin', 'manager'],
    plant: ({ id, word }) =>
      `insert into application_mails (id, application_id, status, subject, body)
       select ${id}, id, 'pending', ${word}, 'B' from job_applications where email = 'canary@people.example'`,
  },
  application_tokens: {
    shownTo: [],
    plant: ({ word, later }) =>
      `insert into application_tokens (token_hash, application_id, expires_at)
       select ${word}, id, ${later} from job_applications where email = 'canary@people.example'`,
  },
  application_templates: {
    shownTo: ['admin', 'manager'],
    plant: ({ word }) =>
      `insert into application_templates (status, subject, body) values ('rejected', ${word}, 'B')
       on conflict (status) do update set subject = excluded.subject`,
  },
}
