import { TabNav } from '../../ui/tab-nav.tsx'
import './settings-tabs.css'

export const SettingsTabs = () => (
  <div className="settings-tabs">
    <TabNav
      label="Settings"
      links={[
        { to: '/client/settings', label: 'Your account', end: true },
        { to: '/client/settings/organisation', label: 'Organisation' },
      ]}
    />
  </div>
)
