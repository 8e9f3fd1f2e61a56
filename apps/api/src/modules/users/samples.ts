import { makePerson, makeSignedIn } from '../../../test/people.ts'
import { newEmail, plain, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

async function withUser({ api }: Scene, state: 'live' | 'deleted' = 'live'): Promise<string> {
  const { id } = await makePerson(api, 'client')
  if (state === 'deleted') {
    const admin = await makeSignedIn(api, 'admin')
    await api.app.inject({ method: 'DELETE', url: `/api/admin/users/${id}`, headers: admin.headers })
  }
  return id
}

async function withSession(scene: Scene): Promise<string> {
  const user = await withUser(scene)
  await scene.api.database.admin.query(
    `insert into sessions (id, user_id, token, expires_at) values ($1, $2, gen_random_uuid(), now() + interval '1 day')`,
    [newId(), user],
  )
  return user
}

async function withInvitation({ api }: Scene): Promise<string> {
  const admin = await makeSignedIn(api, 'admin')
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/users',
    headers: admin.headers,
    payload: { name: 'Invited', email: newEmail(), role: 'manager' },
  })
  return answer.json<{ id: string }>().id
}

export const requests: RequestSamples = {
  'GET /api/admin/users': plain,
  'GET /api/admin/users/:id': async (scene) => ({ url: `/api/admin/users/${await withUser(scene)}` }),
  'GET /api/admin/users/:id/assignments': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}/assignments`,
  }),
  'GET /api/admin/users/:id/projects': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}/projects`,
  }),
  'GET /api/admin/users/:id/activity': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}/activity`,
  }),
  'POST /api/admin/users': () => ({ payload: { name: 'Invited', email: newEmail(), role: 'manager' } }),
  'PATCH /api/admin/users/:id': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene)}`,
    payload: { version: 1, role: 'manager' },
  }),
  'POST /api/admin/users/:id/sign-out': async (scene) => ({
    url: `/api/admin/users/${await withSession(scene)}/sign-out`,
  }),
  'DELETE /api/admin/users/:id': async (scene) => ({ url: `/api/admin/users/${await withUser(scene)}` }),
  'POST /api/admin/users/:id/restore': async (scene) => ({
    url: `/api/admin/users/${await withUser(scene, 'deleted')}/restore`,
  }),
  'GET /api/admin/invitations': plain,
  'POST /api/admin/invitations/:id/resend': async (scene) => ({
    url: `/api/admin/invitations/${await withInvitation(scene)}/resend`,
  }),
  'DELETE /api/admin/invitations/:id': async (scene) => ({
    url: `/api/admin/invitations/${await withInvitation(scene)}`,
  }),
}

export const canaries: Canaries = {
  invitations: {
    shownTo: ['admin'],
    plant: ({ id, word, later, admin }) =>
      `insert into invitations (id, email, name, role, invited_by, expires_at)
       values (${id}, 'canary.invited@people.example', ${word}, 'admin', '${admin}', ${later})`,
  },
}
