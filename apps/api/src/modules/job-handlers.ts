import type { WorkerDeps } from '../deps.ts'
import type { JobHandler } from '../platform/job-runner.ts'
import { applicationJobs } from './applications/jobs.ts'
import { auditJobs } from './audit/jobs.ts'
import { contactJobs } from './contact/jobs.ts'
import { fileJobs } from './files/jobs.ts'
import { identityJobs } from './identity/jobs.ts'
import { newsletterJobs } from './newsletter/jobs.ts'
import { notificationJobs } from './notifications/jobs.ts'
import { projectJobs } from './projects/jobs.ts'
import { upkeepJobs } from './upkeep/jobs.ts'

export const jobHandlers = (deps: WorkerDeps): JobHandler[] => [
  ...applicationJobs(deps),
  ...auditJobs(deps),
  ...contactJobs(deps),
  ...fileJobs(deps),
  ...identityJobs(deps),
  ...newsletterJobs(deps),
  ...notificationJobs(deps),
  ...projectJobs(deps),
  ...upkeepJobs(deps),
]
