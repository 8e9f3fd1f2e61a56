import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoResults } from '../../illustrations/scenes/no-results.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Settings')

export default function Settings() {
  return (
    <PlannedArea title="Settings" figure={<NoResults />}>
      Company details, payments, mail and notifications will be set here.
    </PlannedArea>
  )
}
