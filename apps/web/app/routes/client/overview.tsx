import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoProjects } from '../../illustrations/scenes/no-projects.tsx'
import { privateMeta } from '../../lib/private-page.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'

export const meta = () => privateMeta('Overview')

export default function Overview() {
  const name = useAuth().user?.user_metadata.name ?? ''
  return (
    <PlannedArea
      title={`Welcome, ${name}`}
      note="Track your projects and manage payments"
      figure={<NoProjects />}
    >
      Your projects, payments and notifications will stand here at a glance.
    </PlannedArea>
  )
}
