import { AccountPage } from '../../features/account/account-page.tsx'
import { PreferencesCard } from '../../features/notifications/preferences-card.tsx'
import { privateMeta } from '../../lib/private-page.ts'
import { SettingsTabs } from './settings-tabs.tsx'

export const meta = privateMeta('Settings')

export default function Settings() {
  return <AccountPage title="Settings" tabs={<SettingsTabs />} notifications={<PreferencesCard />} />
}
