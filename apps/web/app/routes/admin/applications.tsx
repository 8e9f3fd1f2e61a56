import { ApplicationsPage } from '../../features/applications/applications-page.tsx'
import { privateMeta } from '../../lib/private-page.ts'
import { ExportApplications } from './export-applications.tsx'

export const meta = privateMeta('Job Applications')

export default function AdminApplications() {
  return <ApplicationsPage area="admin" exportButton={<ExportApplications />} />
}
