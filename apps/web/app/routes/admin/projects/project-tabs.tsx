import type { ReactNode } from 'react'
import { useNavCounts } from '../../../features/dashboard/use-nav-counts.ts'
import { TabNav } from '../../../ui/tab-nav.tsx'
import './projects.css'

/** `children` are shown at the end of the line. */
export function ProjectTabs({ children }: { children?: ReactNode }) {
  const requests = useNavCounts('admin')?.new_requests
  return (
    <div className="project-tabs">
      <TabNav
        label="Projects"
        links={[
          { to: '/admin/projects', label: 'List', end: true },
          { to: '/admin/projects/waiting', label: 'New requests', ...(requests ? { count: requests } : {}) },
          { to: '/admin/projects/portfolio', label: 'Portfolio' },
        ]}
      />
      {children}
    </div>
  )
}
