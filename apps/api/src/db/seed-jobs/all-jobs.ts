import { architectureJobs } from './architecture.ts'
import { automationJobs } from './automation.ts'
import { civilJobs } from './civil.ts'
import { electricalJobs } from './electrical.ts'
import { facilityJobs } from './facility.ts'
import type { SeedJob } from './job.ts'
import { mechanicalJobs } from './mechanical.ts'
import { officeJobs } from './office.ts'
import { plumbingJobs } from './plumbing.ts'
import { securityJobs } from './security.ts'
import { softServiceJobs } from './soft-services.ts'

/** The openings that a fresh installation starts with. */
export const allJobs: readonly SeedJob[] = [
  ...mechanicalJobs,
  ...civilJobs,
  ...plumbingJobs,
  ...softServiceJobs,
  ...securityJobs,
  ...officeJobs,
  ...electricalJobs,
  ...architectureJobs,
  ...facilityJobs,
  ...automationJobs,
]
