import type { ModuleManifest } from '../manifest.ts'
import { auditQueues } from './queues.ts'

export const auditModule: ModuleManifest = {
  queues: auditQueues,
  jobs: async () => (await import('./jobs.ts')).auditJobs,
  tables: {
    audit_entries: { exported: null, erased: { instead: 'keeps ids and digests' } },
    audit_personal: { exported: null, erased: { instead: 'deleted by erasePeople' } },
    audit_chain: { exported: null, erased: { instead: 'says nothing of a person' } },
  },
  erasePeople: async () => (await import('../../platform/audit.ts')).eraseFromAudit,
}
