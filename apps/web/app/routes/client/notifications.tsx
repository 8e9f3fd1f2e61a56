import { PlannedArea } from '../../features/dashboard/planned-area.tsx'
import { NoMessages } from '../../illustrations/scenes/no-messages.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = () => privateMeta('Notifications')

export default function Notifications() {
  return (
    <PlannedArea title="Notifications" figure={<NoMessages />}>
      What happens on your projects will be told here.
    </PlannedArea>
  )
}
