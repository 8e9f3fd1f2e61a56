import { makePerson, joinOrganisationOf, organisationOf } from '../../../test/people.ts'
import {
  newEmail,
  ownerOf,
  plain,
  withProject,
  type Canaries,
  type RequestSamples,
  type Scene,
} from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

const invitation = () => ({ name: 'Invited Person', email: newEmail(), role: 'viewer' })

/** Another person in the caller's organisation; for staff, a person in an unrelated organisation. */
async function withColleague(scene: Scene, owner = ownerOf(scene) ?? scene.caller?.id): Promise<string> {
  const { id } = await makePerson(scene.api, 'client')
  const isClient = ['client', 'finance', 'viewer', 'otherClient'].includes(scene.name)
  if (owner !== undefined && isClient) await joinOrganisationOf(scene.api, owner, id, 'viewer')
  return id
}

async function insertInvitation(
  { api }: Scene,
  organisation_id: string,
  email = newEmail(),
): Promise<string> {
  const id = newId()
  await api.database.admin.query(
    `insert into invitations (id, name, email, role, organisation_id, organisation_role, expires_at)
     values ($1, 'Invited Person', $2, 'client', $3, 'viewer', now() + interval '1 day')`,
    [id, email, organisation_id],
  )
  return id
}

async function withInvitation(scene: Scene): Promise<string> {
  const owner = ownerOf(scene) ?? scene.caller?.id
  const own = owner === undefined ? '' : await organisationOf(scene.api, owner)
  const other = async () => organisationOf(scene.api, (await makePerson(scene.api, 'client')).id)
  return insertInvitation(scene, own || (await other()))
}

/** An organisation of people whom no caller knows, and one of them. */
async function withOrganisation({ api }: Scene) {
  const { id: person } = await makePerson(api, 'client')
  return { id: await organisationOf(api, person), person }
}
const url = (id: string, rest = '') => ({ url: `/api/admin/organisations/${id}${rest}` })

export const requests: RequestSamples = {
  'GET /api/organisation': plain,
  'PATCH /api/organisation': () => ({ payload: { legal_name: `Firm ${crypto.randomUUID()}` } }),
  'GET /api/organisation/people': plain,
  'PATCH /api/organisation/people/:id': async (scene) => ({
    url: `/api/organisation/people/${await withColleague(scene)}`,
    payload: { role: 'finance' },
  }),
  'DELETE /api/organisation/people/:id': async (scene) => ({
    url: `/api/organisation/people/${await withColleague(scene)}`,
  }),
  'GET /api/organisation/invitations': plain,
  'POST /api/organisation/invitations': () => ({ payload: invitation() }),
  'DELETE /api/organisation/invitations/:id': async (scene) => ({
    url: `/api/organisation/invitations/${await withInvitation(scene)}`,
  }),

  'GET /api/clients': plain,
  'POST /api/clients': () => ({ payload: { display_name: 'Charminar Mills' } }),
  'GET /api/projects/:id/contacts': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/contacts`,
  }),

  'GET /api/manager/client-contacts': plain,

  'GET /api/admin/organisations': plain,
  'POST /api/admin/organisations': () => ({
    payload: { display_name: 'Charminar Mills', notes: 'Met in 2026' },
  }),
  'GET /api/admin/organisations/:id': async (scene) => url((await withOrganisation(scene)).id),
  'PATCH /api/admin/organisations/:id': async (scene) => ({
    ...url((await withOrganisation(scene)).id),
    payload: { version: 1, display_name: 'Charminar Mills' },
  }),
  'GET /api/admin/organisations/:id/people': async (scene) =>
    url((await withOrganisation(scene)).id, '/people'),
  'PATCH /api/admin/organisations/:id/people/:item': async (scene) => {
    const { id, person } = await withOrganisation(scene)
    return { ...url(id, `/people/${person}`), payload: { role: 'viewer' } }
  },
  'DELETE /api/admin/organisations/:id/people/:item': async (scene) => {
    const { id, person } = await withOrganisation(scene)
    return url(id, `/people/${person}`)
  },
  'GET /api/admin/organisations/:id/invitations': async (scene) =>
    url((await withOrganisation(scene)).id, '/invitations'),
  'DELETE /api/admin/organisations/:id/invitations/:item': async (scene) => {
    const { id } = await withOrganisation(scene)
    return url(id, `/invitations/${await insertInvitation(scene, id)}`)
  },
  'POST /api/admin/organisations/:id/invitations': async (scene) => ({
    ...url((await withOrganisation(scene)).id, '/invitations'),
    payload: invitation(),
  }),
  'GET /api/admin/organisations/:id/projects': async (scene) =>
    url((await withOrganisation(scene)).id, '/projects'),
  'GET /api/admin/organisations/:id/activity': async (scene) =>
    url((await withOrganisation(scene)).id, '/activity'),
  'POST /api/admin/organisations/:id/merge': async (scene) => ({
    ...url((await withOrganisation(scene)).id, '/merge'),
    payload: { into_id: (await withOrganisation(scene)).id },
  }),

  'POST /api/auth/join-invitation': async (scene) => {
    const { id } = await withOrganisation(scene)
    const email = scene.caller?.email ?? newEmail()
    const invitation_id = await insertInvitation(scene, id, email)
    return { payload: { token: scene.api.deps.links.invitation.issue({ id: invitation_id, email }) } }
  },
}

export const canaries: Canaries = {
  organisations: {
    shownTo: ['admin', 'manager'],
    plant: ({ word, later, project }) =>
      `update organisations set legal_name = ${word}, display_name = ${word}, created_at = ${later}
       where id = (select organisation_id from projects where id = '${project.id}')`,
  },
  organisation_private: {
    shownTo: ['admin'],
    plant: ({ word, project }) =>
      `insert into organisation_private (organisation_id, field, value)
       select organisation_id, 'notes', ${word} from projects where id = '${project.id}'`,
  },
}
