import { TabNav } from '../../ui/tab-nav.tsx'
import './contact-tabs.css'

/** For admins: visitors' messages, their searches, and the newsletter. */
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
