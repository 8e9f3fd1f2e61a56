import { JobsPage } from '../../features/jobs/jobs-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Jobs')

export default function ManagerJobs() {
  return <JobsPage area="manager" />
}
