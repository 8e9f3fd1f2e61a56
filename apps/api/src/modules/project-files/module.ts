import { onProject, signedIn, staffOfProject, writersOfProject } from '../access.ts'
import type { ModuleManifest } from '../manifest.ts'
import { projectFileQueues } from './queues.ts'

export const projectFilesModule: ModuleManifest = {
  routes: [{ prefix: '/api', load: async () => (await import('./routes.ts')).projectFileRoutes }],
  access: {
    'GET /api/project-files': signedIn(200),
    'GET /api/projects/:id/files': onProject(200),
    'POST /api/projects/:id/files': writersOfProject(201),
    'GET /api/projects/:id/files/:item': onProject(200),
    // An owner deletes what they uploaded themselves.
    'DELETE /api/projects/:id/files/:item': staffOfProject(204),
  },
  queues: projectFileQueues,
  jobs: async () => (await import('./jobs.ts')).projectFileJobs,
  tables: {
    project_files: {
      exported: 'project_files',
      erased: { instead: 'the uploader is anonymised, the file stays' },
    },
  },
  exportPerson: async () => (await import('./people.ts')).exportOwnFiles,
  erasePeople: async () => (await import('./people.ts')).eraseUploaders,
  emptyProject: async () => (await import('./people.ts')).removeProjectFiles,
  seed: async () => (await import('./seed.ts')).seedProjectFiles,
}
