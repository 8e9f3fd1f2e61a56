import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoProjects } from '../../illustrations/scenes/no-projects.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = () => privateMeta('Overview')

export default function Overview() {
  return (
    <PlannedArea title="Overview" figure={<NoProjects />}>
      Users, revenue, projects and applications will stand here at a glance, with what needs you first.
    </PlannedArea>
  )
}
