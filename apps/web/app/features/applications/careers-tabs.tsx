import type { StaffArea } from '../../lib/api/staff-area.ts'
import { careersLinks } from '../../lib/careers-links.ts'
import { TabNav } from '../../ui/tab-nav.tsx'
import './applications.css'

export const CareersTabs = ({ area }: { area: StaffArea }) => (
  <div className="application-tabs">
    <TabNav label="Careers" links={careersLinks(area)} />
  </div>
)
