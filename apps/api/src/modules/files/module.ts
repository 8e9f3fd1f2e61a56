import type { ModuleManifest } from '../manifest.ts'
import { fileQueues } from './queues.ts'

export const filesModule: ModuleManifest = {
  queues: fileQueues,
  jobs: async () => (await import('./jobs.ts')).fileJobs,
  tables: { files: { exported: null, erased: { instead: 'deleted with the row that it belongs to' } } },
}
