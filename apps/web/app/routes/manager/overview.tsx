import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoProjects } from '../../illustrations/scenes/no-projects.tsx'
import { privateMeta } from '../../lib/private-page.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'

export const meta = () => privateMeta('Overview')

export default function Overview() {
  const name = useAuth().user?.user_metadata.name ?? ''
  return (
    <PlannedArea title="Manager Dashboard" note={`Welcome, ${name}`} figure={<NoProjects />}>
      Projects, teams and resources will be managed here: what is due this week and who waits for an answer.
    </PlannedArea>
  )
}
