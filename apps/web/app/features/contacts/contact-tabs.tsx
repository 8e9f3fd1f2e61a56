import { TabNav } from '../../ui/tab-nav.tsx'
import './contact-tabs.css'

/** For admins: what visitors ask for in words and in the search, and what subscribers get. */
export function ContactTabs() {
  return (
    <div className="contact-tabs">
      <TabNav
        label="Visitors"
        links={[
          { to: '/admin/contacts', label: 'Messages' },
          { to: '/admin/searches', label: 'Searches' },
          { to: '/admin/newsletter', label: 'Newsletter' },
        ]}
      />
    </div>
  )
}
