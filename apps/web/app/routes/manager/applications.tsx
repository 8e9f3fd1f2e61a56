import { ApplicationsPage } from '../../features/applications/applications-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Job Applications')

export default function ManagerApplications() {
  return <ApplicationsPage area="manager" />
}
