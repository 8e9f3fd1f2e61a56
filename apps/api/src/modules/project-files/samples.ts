import { formBody } from '../../../test/applications.ts'
import { makePdf } from '../../../test/documents.ts'
import { plain, withProject, type Canaries, type RequestSamples, type Scene } from '../../../test/samples.ts'
import { newId } from '../../platform/ids.ts'

/** Uploaded by the project's manager, as if it had been scanned. */
async function withFile(scene: Scene): Promise<string> {
  const { api } = scene
  const project = await withProject(scene)
  const [id, content] = [newId(), makePdf()]
  await api.database.admin.query(
    `insert into files (id, purpose, name, type, size, sha256, state, scanned_at)
     values ($1, 'project', 'plan.pdf', 'application/pdf', $2, repeat('0', 64), 'clean', now())`,
    [id, content.length],
  )
  await api.database.admin.query(
    `insert into project_files (file_id, project_id, visibility, uploaded_by, uploader_name)
     values ($1, $2, 'everyone', $3, 'Person manager')`,
    [id, project.id, project.manager_id],
  )
  await api.deps.storage.keep(id, content)
  return `/api/projects/${project.id}/files/${id}`
}

export const requests: RequestSamples = {
  'GET /api/project-files': plain,
  'GET /api/projects/:id/files': async (scene) => ({
    url: (await withFile(scene)).replace(/\/[^/]+$/, ''),
  }),
  'POST /api/projects/:id/files': async (scene) => ({
    url: `/api/projects/${(await withProject(scene)).id}/files`,
    ...formBody({}, { name: 'plan.pdf', content: makePdf() }, 'file'),
  }),
  'GET /api/projects/:id/files/:item': async (scene) => ({ url: await withFile(scene) }),
  'DELETE /api/projects/:id/files/:item': async (scene) => ({ url: await withFile(scene) }),
}

export const canaries: Canaries = {
  project_files: {
    shownTo: ['admin'],
    plant: ({ id, word, project }) =>
      `insert into files (id, purpose, name, type, size, sha256)
       values (${id}, 'project', 'plan.pdf', 'application/pdf', 10, repeat('0', 64));
       insert into project_files (file_id, project_id, visibility, uploader_name)
       values (${id}, '${project.id}', 'everyone', ${word})`,
  },
}
