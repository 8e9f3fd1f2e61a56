import { TabNav } from '../../../ui/tab-nav.tsx'

/** Invitations and organisations are tabs of the users page. */
export const UserTabs = () => (
  <div className="user-tabs">
    <TabNav
      label="People and organisations"
      links={[
        { to: '/admin/users', label: 'Users', end: true },
        { to: '/admin/users/invitations', label: 'Invitations' },
        { to: '/admin/organisations', label: 'Organisations' },
      ]}
    />
  </div>
)
