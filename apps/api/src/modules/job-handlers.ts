import type { WorkerDeps } from '../deps.ts'
import type { JobHandler } from '../platform/job-runner.ts'
import { auditJobs } from './audit/jobs.ts'
import { contactJobs } from './contact/jobs.ts'
import { identityJobs } from './identity/jobs.ts'
import { newsletterJobs } from './newsletter/jobs.ts'
import { upkeepJobs } from './upkeep/jobs.ts'

export const jobHandlers = (deps: WorkerDeps): JobHandler[] => [
  ...auditJobs(deps),
  ...contactJobs(deps),
  ...identityJobs(deps),
  ...newsletterJobs(deps),
  ...upkeepJobs(deps),
]
