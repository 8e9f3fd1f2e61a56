import type { ReactNode } from 'react'
import { TabNav } from '../../../ui/tab-nav.tsx'
import './projects.css'

/** `children` are shown at the end of the line. */
export function ProjectTabs({ children }: { children?: ReactNode }) {
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
      {children}
    </div>
  )
}
