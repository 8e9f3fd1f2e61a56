import { AccountPage } from '../../features/account/account-page.tsx'
import { PreferencesCard } from '../../features/notifications/preferences-card.tsx'
import { privateMeta } from '../../lib/private-page.ts'

export const meta = privateMeta('Settings')

export default function Settings() {
  return <AccountPage title="Settings" notifications={<PreferencesCard />} />
}
