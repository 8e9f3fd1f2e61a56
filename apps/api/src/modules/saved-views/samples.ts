import pg from 'pg'
import { plain, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

async function withView({ api, caller }: Scene): Promise<string> {
  const id = newId()
  if (caller) {
    const admin = new pg.Client({ connectionString: api.databaseUrl('admin') })
    await admin.connect()
    await admin.query(
      `insert into saved_views (id, user_id, list, name, query) values ($1, $2, '/admin/users', $3, 'role=admin')`,
      [id, caller.id, id],
    )
    await admin.end()
  }
  return id
}

export const requests: RequestSamples = {
  'GET /api/saved-views': plain,
  'POST /api/saved-views': () => ({
    payload: { list: '/admin/projects', name: newId(), query: 'status=planning&view=table' },
  }),
  'PATCH /api/saved-views/:id': async (scene) => ({
    url: `/api/saved-views/${await withView(scene)}`,
    payload: { is_default: true },
  }),
  'DELETE /api/saved-views/:id': async (scene) => ({ url: `/api/saved-views/${await withView(scene)}` }),
}

export const canaries: Canaries = {
  saved_views: {
    shownTo: [],
    plant: ({ id, word, project }) =>
      `insert into saved_views (id, user_id, list, name, query)
       values (${id}, '${project.client_id}', '/client/projects', ${word}, ${word})`,
  },
}
