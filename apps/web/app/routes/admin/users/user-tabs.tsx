import { TabNav } from '../../../ui/tab-nav.tsx'

/** Organisations are a tab of the users page. */
export const UserTabs = () => (
  <div className="user-tabs">
    <TabNav
      label="People and organisations"
      links={[
        { to: '/admin/users', label: 'Users' },
        { to: '/admin/organisations', label: 'Organisations' },
      ]}
    />
  </div>
)
