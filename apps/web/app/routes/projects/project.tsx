import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { lastList } from '../../features/projects/last-list.ts'
import { isMissing } from '../../lib/api/api-error.ts'
import { privateMeta } from '../../lib/private-page.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useRecentItem } from '../../lib/session/recent-items.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { OfflineNotice } from '../../ui/lists/offline-notice.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ProjectMissing } from './project-missing.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { projectKey, readProject } from './work/work-source.ts'
import './project.css'

export const meta = privateMeta('Project')

export default function ProjectPage() {
  const { id = '' } = useParams()
  const { user } = useAuth()
  const project = useQuery({
    queryKey: [...projectKey(id), 'one'],
    queryFn: ({ signal }) => readProject(id, signal),
  })
  const { data, error } = project
  useRecentItem(data && { path: `/dashboard/projects/${id}`, label: data.title, kind: 'project' })
  // Deleted in the meantime, or access was lost: cached data must not be shown.
  if (isMissing(error)) return <ProjectMissing />
  return (
    <div className="project-page">
      <div className="project-ways">
        <TextLink to="/dashboard" arrow="back">
          Back to dashboard
        </TextLink>
        {data && user && (
          <Breadcrumb crumbs={[{ label: 'Projects', to: lastList(actorOf(user)) }, { label: data.title }]} />
        )}
      </div>
      <OfflineNotice />
      {error && <QueryError query={project} message="Failed to load project details" />}
      {project.isPending && (
        <div className="project-waiting">
          <Spinner size={48} label="Loading project" />
        </div>
      )}
      {data && user && <ProjectTabs key={data.id} project={data} user={user} />}
    </div>
  )
}
