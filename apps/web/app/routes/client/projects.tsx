import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoProjects } from '../../illustrations/scenes/no-projects.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = () => privateMeta('Projects')

export default function Projects() {
  return (
    <PlannedArea title="Projects" figure={<NoProjects />}>
      Your projects will be listed here, each with its milestones, progress and chat.
    </PlannedArea>
  )
}
