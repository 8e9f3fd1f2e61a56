import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = () => privateMeta('Applications')

export default function Applications() {
  return (
    <PlannedArea title="Applications" figure={<NoResults />}>
      Job applications will arrive here, with resumes to read.
    </PlannedArea>
  )
}
