import { TabNav } from '../../../ui/tab-nav.tsx'
import './projects.css'

export function ProjectTabs() {
  return (
    <div className="project-tabs">
      <TabNav
        label="Projects"
        links={[
          { to: '/admin/projects', label: 'List', end: true },
          { to: '/admin/projects/waiting', label: 'New requests' },
          { to: '/admin/projects/portfolio', label: 'Portfolio' },
        ]}
      />
    </div>
  )
}
