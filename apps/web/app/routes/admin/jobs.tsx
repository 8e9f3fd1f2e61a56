import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = () => privateMeta('Jobs')

export default function Jobs() {
  return (
    <PlannedArea title="Jobs" figure={<NoResults />}>
      Openings will be written, published and closed here.
    </PlannedArea>
  )
}
