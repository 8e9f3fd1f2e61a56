import type { Actor } from '@trusswell/domain/actor.ts'
import type { TestApi } from '../../../test/harness.ts'
import { makePerson } from '../../../test/people.ts'
import {
  adminActor,
  makeProject,
  makeWaitingProject,
  milestoneBody,
  projectBody,
} from '../../../test/projects.ts'
import {
  ownerOf,
  plain,
  withProject,
  type Canaries,
  type RequestSamples,
  type Scene,
} from '../../../test/samples.ts'
import { billRequests, diaryRequests } from './file-samples.ts'

type Kind = 'milestones' | 'tasks' | 'expenses' | 'risks'
const oneOf = { milestones: 'milestone', tasks: 'task', expenses: 'expense', risks: 'risk' } as const

function workSamples(
  kind: Kind,
  bodies: { post: (api: TestApi) => object; change: (api: TestApi) => object },
) {
  const path = `/api/projects/:id/${kind}`
  const change = kind === 'milestones' ? 'PUT' : 'PATCH'
  const item = async (scene: Scene) => {
    const project = await withProject(scene)
    return { project, url: `/api/projects/${project.id}/${kind}/${project[oneOf[kind]]}` }
  }
  return {
    [`GET ${path}`]: async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}/${kind}` }),
    [`POST ${path}`]: async (scene) => ({
      url: `/api/projects/${(await withProject(scene)).id}/${kind}`,
      payload: bodies.post(scene.api),
    }),
    [`${change} ${path}/:item`]: async (scene) => ({
      url: (await item(scene)).url,
      payload: { version: 1, ...bodies.change(scene.api) },
    }),
    [`DELETE ${path}/:item`]: async (scene) => ({ url: (await item(scene)).url }),
    [`POST ${path}/:item/restore`]: async (scene) => {
      const { project, url } = await item(scene)
      // A client restores only what it deleted itself.
      const deleter: Actor =
        kind === 'milestones' && scene.name === 'client'
          ? { kind: 'user', id: project.client_id, role: 'client' }
          : adminActor
      await scene.api.deps.db.as(deleter, (tx) =>
        tx
          .updateTable(kind as 'tasks')
          .set({ deleted_at: new Date().toISOString() })
          .where('id', '=', project[oneOf[kind]])
          .execute(),
      )
      return { url: `${url}/restore` }
    },
  } satisfies RequestSamples
}

/** Clients change their project while it waits, and then it has no manager. */
const projectToEdit = async (scene: Scene) =>
  scene.name === 'manager' || scene.name === 'admin'
    ? (await withProject(scene)).id
    : makeWaitingProject(scene.api, ownerOf(scene))

const isClient = ({ name }: Scene) => name === 'client' || name === 'otherClient'

/** The URL of a request that staff proposed. */
async function changeRequest(scene: Scene) {
  const project = await withProject(scene)
  const id = crypto.randomUUID()
  await scene.api.database.admin.query(
    `insert into change_requests (id, project_id, title, description, cost_paise, days, proposed_by_client)
     values ($1, $2, 'A second lift', '', 0, 0, false)`,
    [id, project.id],
  )
  return `/api/projects/${project.id}/change-requests/${id}`
}

export const requests: RequestSamples = {
  ...diaryRequests,
  ...billRequests,
  'GET /api/projects/draft': plain,
  'PUT /api/projects/draft': () => ({ payload: { revision: 0, step: 1, fields: { title: 'Lab' } } }),
  'DELETE /api/projects/draft': plain,
  'POST /api/projects': async ({ api, name }) => {
    const staff = name === 'admin' || name === 'manager' || name === 'otherManager'
    return { payload: projectBody(staff ? { client_id: (await makePerson(api, 'client')).id } : {}) }
  },
  'GET /api/projects/:id': async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}` }),
  'PATCH /api/projects/:id': async (scene) => ({
    url: `/api/projects/${await projectToEdit(scene)}`,
    payload: scene.name === 'client' ? { title: 'Lab block' } : { version: 1, status: 'in_progress' },
  }),
  'POST /api/projects/:id/withdraw': async (scene) => ({
    url: `/api/projects/${await projectToEdit(scene)}/withdraw`,
    payload: { reason: 'The site was sold.' },
  }),
  'DELETE /api/projects/:id': async (scene) => ({ url: `/api/projects/${(await withProject(scene)).id}` }),
  'PUT /api/projects/:id/team': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/team`,
    payload: { version: 1, project_manager_id: null, site_supervisor_id: null, members: [{ name: 'Ravi' }] },
  }),
  'GET /api/projects/:id/activity': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/activity`,
  }),
  ...workSamples('milestones', {
    post: (api) => milestoneBody(api),
    change: (api) => milestoneBody(api, { status: 'in_progress' }),
  }),
  'PUT /api/projects/:id/milestones/:item/acceptance': async (scene) => {
    const project = await withProject(scene)
    await scene.api.database.admin.query(
      `update milestones set status = 'completed', completion_date = now(), acceptance = 'asked', acceptance_at = now()
       where id = $1`,
      [project.milestone],
    )
    return {
      url: `/api/projects/${project.id}/milestones/${project.milestone}/acceptance`,
      payload: { version: 1, answer: 'accepted', ...(isClient(scene) ? {} : { reason: 'Signed on site' }) },
    }
  },
  'GET /api/projects/:id/change-requests': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/change-requests`,
  }),
  'POST /api/projects/:id/change-requests': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/change-requests`,
    payload: { title: 'A second lift', ...(isClient(scene) ? {} : { cost: 10, days: 0 }) },
  }),
  'PATCH /api/projects/:id/change-requests/:item': async (scene) => ({
    url: await changeRequest(scene),
    payload: { version: 1, cost: -5, days: 3 },
  }),
  'PUT /api/projects/:id/change-requests/:item/state': async (scene) => ({
    url: `${await changeRequest(scene)}/state`,
    payload: { version: 1, state: isClient(scene) ? 'accepted' : 'withdrawn' },
  }),
  ...workSamples('tasks', { post: () => ({ title: 'Pour' }), change: () => ({ status: 'done' }) }),
  ...workSamples('expenses', {
    post: () => ({ category: 'labour', amount: 10, spent_on: '2026-11-01', description: 'Crew' }),
    change: () => ({ amount: 12.5 }),
  }),
  ...workSamples('risks', {
    post: () => ({ title: 'Rain', category: 'weather', severity: 'low' }),
    change: () => ({ status: 'closed' }),
  }),
  'GET /api/admin/projects': plain,
  'GET /api/admin/projects/export': plain,
  'POST /api/admin/projects': async ({ api }) => ({
    payload: { title: 'Short', client_id: (await makePerson(api, 'client')).id, end_date: '2027-01-31' },
  }),
  'GET /api/admin/projects/waiting': plain,
  'POST /api/admin/projects/:id/accept': async ({ api }) => ({
    url: `/api/admin/projects/${await makeWaitingProject(api)}/accept`,
    payload: { version: 1, project_manager_id: (await makePerson(api, 'manager')).id },
  }),
  'POST /api/admin/projects/:id/decline': async ({ api }) => ({
    url: `/api/admin/projects/${await makeWaitingProject(api)}/decline`,
    payload: { version: 1, reason: 'We don’t build there.' },
  }),
  'POST /api/admin/projects/manager': async ({ api }) => ({
    payload: {
      ids: [(await makeProject(api)).id],
      project_manager_id: (await makePerson(api, 'manager')).id,
    },
  }),
  'POST /api/admin/projects/manager/undo': async ({ api }) => {
    const { id } = await makeProject(api)
    const change = { id, version: 1, project_manager_id: null, duty: null, waited: false }
    return { payload: { changes: [change] } }
  },
  'POST /api/admin/projects/members': async ({ api }) => ({
    payload: { ids: [(await makeProject(api)).id], user_ids: [(await makePerson(api, 'manager')).id] },
  }),
  'POST /api/admin/projects/members/undo': async ({ api }) => {
    const { id, manager_id } = await makeProject(api)
    return { payload: { changes: [{ id, version: 1, user_ids: [manager_id] }] } }
  },
  'POST /api/admin/projects/status': async ({ api }) => ({
    payload: { ids: [(await makeProject(api)).id], status: 'on_hold' },
  }),
  'POST /api/admin/projects/status/undo': async ({ api }) => ({
    payload: { changes: [{ id: (await makeProject(api)).id, version: 1, status: 'on_hold' }] },
  }),
  'GET /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
  }),
  'PATCH /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
    payload: { version: 1, priority: 'high' },
  }),
  'DELETE /api/admin/projects/:id': async ({ api }) => ({
    url: `/api/admin/projects/${(await makeProject(api)).id}`,
  }),
}

export const canaries: Canaries = {
  site_diary_entries: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into site_diary_entries (id, project_id, entry_date, weather, headcount, notes, author_name)
       values (${id}, '${project.id}', '2026-11-02', 'clear', 3, ${word}, ${word})`,
  },
  site_diary_photos: { shownTo: ['admin'], textless: true },
  projects: {
    shownTo: ['admin'],
    plant: ({ word, later, project }) =>
      `update projects set title = ${word}, description = ${word}, created_at = ${later} where id = '${project.id}'`,
  },
  project_members: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into project_members (project_id, id, name, duty) values ('${project.id}', ${id}, ${word}, 'member')`,
  },
  milestones: {
    shownTo: ['admin'],
    plant: ({ word, project }) => `update milestones set title = ${word} where id = '${project.milestone}'`,
  },
  change_requests: {
    shownTo: ['admin'],
    plant: ({ id, word, later, project }) =>
      `insert into change_requests (id, project_id, title, description, proposed_by_client, created_at)
       values (${id}, '${project.id}', ${word}, '', true, ${later})`,
  },
  tasks: {
    shownTo: ['admin'],
    plant: ({ word, later, project }) =>
      `update tasks set title = ${word}, created_at = ${later} where id = '${project.task}'`,
  },
  expenses: {
    shownTo: ['admin'],
    plant: ({ word, later, project }) =>
      `update expenses set description = ${word}, created_at = ${later} where id = '${project.expense}'`,
  },
  risks: {
    shownTo: ['admin'],
    plant: ({ word, later, project }) =>
      `update risks set title = ${word}, created_at = ${later} where id = '${project.risk}'`,
  },
  project_activity: {
    shownTo: ['admin'],
    plant: ({ word, later, project }) =>
      `insert into project_activity (project_id, entity, entity_id, action, change, at)
       values ('${project.id}', 'project', '${project.id}', 'changed', jsonb_build_object('title', ${word}), ${later})`,
  },
  project_drafts: {
    shownTo: [],
    plant: ({ word, project }) =>
      `insert into project_drafts (user_id, step, fields)
       values ('${project.client_id}', 1, jsonb_build_object('title', ${word}))`,
  },
  // Marks of background work.
  fold_marks: { shownTo: ['admin'], textless: true },
}
