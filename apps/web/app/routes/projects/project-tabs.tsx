import type { Me } from '@trusswell/domain/account.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import type { ReactNode } from 'react'
import { actorOf } from '../../lib/session/actor-of.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UrlTabs } from '../../ui/url-tabs.tsx'
import { DetailsTab } from './details/details-tab.tsx'
import { PaymentsTab } from './payments/payments-tab.tsx'
import { ProjectHead } from './project-head.tsx'
import { TimelineTab } from './timeline/timeline-tab.tsx'

type ProjectTabsProps = { project: Project; user: Me }

export function ProjectTabs({ project, user }: ProjectTabsProps) {
  const actor = actorOf(user)
  return (
    <>
      <ProjectHead project={project} />
      <UrlTabs
        label="Project"
        tabs={[
          { id: 'details', label: 'Details', content: <DetailsTab project={project} actor={actor} /> },
          { id: 'timeline', label: 'Timeline', content: <TimelineTab project={project} actor={actor} /> },
          {
            id: 'progress',
            label: 'Progress',
            content: <Unavailable>Progress isn’t available yet.</Unavailable>,
          },
          { id: 'payments', label: 'Payments', content: <PaymentsTab project={project} actor={actor} /> },
          { id: 'chat', label: 'Chat', content: <Unavailable>Chat isn’t available yet.</Unavailable> },
          {
            id: 'analytics',
            label: 'Analytics',
            content: <Unavailable>Analytics aren’t available yet.</Unavailable>,
          },
        ]}
      />
    </>
  )
}

/** For tabs that have no screen yet. */
const Unavailable = ({ children }: { children: ReactNode }) => (
  <Card>
    <EmptyState>{children}</EmptyState>
  </Card>
)
