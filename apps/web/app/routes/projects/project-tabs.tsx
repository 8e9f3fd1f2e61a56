import type { Me } from '@trusswell/domain/account.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { unreadWords } from '../../features/chat/unread-words.ts'
import { useChatState } from '../../features/chat/use-chat-state.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UrlTabs } from '../../ui/url-tabs.tsx'
import { useWhole } from '../../ui/use-whole.ts'
import { DetailsTab } from './details/details-tab.tsx'
import { InsightSkeleton } from './insight/insight-skeleton.tsx'
import { ProjectHead } from './project-head.tsx'
import { WhatHappensNext } from './triage/what-happens-next.tsx'

// Every tab but the first is loaded when it is opened.
const TimelineTab = lazy(() => import('./timeline/timeline-tab.tsx'))
const ProgressTab = lazy(() => import('./insight/progress-tab.tsx'))
const AnalyticsTab = lazy(() => import('./insight/analytics-tab.tsx'))
const PaymentsTab = lazy(() => import('./payments/payments-tab.tsx'))
const ChatTab = lazy(() => import('./chat/chat-tab.tsx'))

type ProjectTabsProps = { project: Project; user: Me }

export function ProjectTabs({ project, user }: ProjectTabsProps) {
  const actor = actorOf(user)
  const withClient = useChatState(project.id, 'everyone').data?.unread ?? 0
  const notes = useChatState(project.id, 'internal', can.readInternalNotes(actor)).data?.unread ?? 0
  const unread = withClient + notes
  const [params] = useSearchParams()
  const whole = useWhole(params.get('tab') ?? '')
  return (
    <>
      <ProjectHead project={project} />
      {can.useClientArea(actor) && <WhatHappensNext project={project} actor={actor} />}
      <UrlTabs
        label="Project"
        tabs={[
          {
            id: 'details',
            label: 'Details',
            content: <DetailsTab project={project} actor={actor} whole={whole} />,
          },
          {
            id: 'timeline',
            label: 'Timeline',
            content: (
              <Suspense fallback={<Skeleton lines={9} label="Loading timeline" />}>
                <TimelineTab project={project} actor={actor} whole={whole} />
              </Suspense>
            ),
          },
          {
            id: 'progress',
            label: 'Progress',
            content: (
              <Suspense fallback={<InsightSkeleton label="Loading progress" />}>
                <ProgressTab projectId={project.id} />
              </Suspense>
            ),
          },
          {
            id: 'payments',
            label: 'Payments',
            content: (
              <Suspense fallback={<Skeleton lines={9} label="Loading payments" />}>
                <PaymentsTab project={project} actor={actor} />
              </Suspense>
            ),
          },
          {
            id: 'chat',
            label: 'Chat',
            ...(unread > 0
              ? {
                  count: unreadWords(unread),
                  countLabel: nounFor(unread, 'unread message'),
                }
              : {}),
            content: (
              <Suspense fallback={<Skeleton lines={9} label="Loading messages" />}>
                <ChatTab project={project} user={user} />
              </Suspense>
            ),
          },
          {
            id: 'analytics',
            label: 'Analytics',
            content: (
              <Suspense fallback={<InsightSkeleton label="Loading analytics" />}>
                <AnalyticsTab projectId={project.id} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
