import { AccountPage } from '../../features/account/account-page.tsx'
import { PreferencesCard } from '../../features/notifications/preferences-card.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Your account')

export default function Account() {
  return <AccountPage title="Your account" notifications={<PreferencesCard />} />
}
