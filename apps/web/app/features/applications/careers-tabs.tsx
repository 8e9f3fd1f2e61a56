import type { StaffArea } from '../../lib/api/staff-area.ts'
import { TabNav } from '../../ui/tab-nav.tsx'
import './applications.css'

/** The pages below Applications. */
export const CareersTabs = ({ area }: { area: StaffArea }) => (
  <div className="application-tabs">
    <TabNav
      label="Careers"
      links={[
        { to: `/${area}/applications`, label: 'Applications', end: true },
        { to: `/${area}/jobs`, label: 'Jobs' },
        ...(area === 'admin' ? [{ to: '/admin/applications/templates', label: 'Mail templates' }] : []),
      ]}
    />
  </div>
)
