import type { WaitingProject } from '@trusswell/domain/waiting-projects.ts'
import { Check, MessageCircleQuestion, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { NoProjectsYet } from '../../../../features/projects/no-projects-yet.tsx'
import { ProjectSkeleton } from '../../../../features/projects/project-skeleton.tsx'
import { privateMeta } from '../../../../lib/private-page.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ListBody } from '../../../../ui/lists/list-body.tsx'
import { ListToolbar } from '../../../../ui/lists/list-toolbar.tsx'
import { OfflineNotice } from '../../../../ui/lists/offline-notice.tsx'
import { useList } from '../../../../ui/lists/use-list.ts'
import { showSuccess } from '../../../../ui/outcome-toast.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { ProjectTabs } from '../project-tabs.tsx'
import type { Action } from './decision-dialog.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { listWaiting, waitingKey } from './waiting-source.ts'
import './waiting.css'

export const meta = privateMeta('New requests')

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'))

export default function WaitingProjects() {
  const list = useList({ key: waitingKey, filters: {}, read: listWaiting })
  const queries = useQueryClient()
  const region = useRef<HTMLElement>(null)
  // The dialog stays open if another admin decides first and the project leaves the list.
  const [open, setOpen] = useState<{ action: Action; project: WaitingProject } | null>(null)

  function done(action: Action, message: string) {
    setOpen(null)
    showSuccess(message)
    void queries.invalidateQueries({ queryKey: ['projects'] })
    // The card with the button that had the focus leaves the list.
    if (action !== 'ask') region.current?.focus()
  }

  function close({ id }: WaitingProject) {
    setOpen(null)
    if (!list.rows.some((row) => row.id === id)) region.current?.focus()
  }

  return (
    <>
      <PageHeader title="Projects" note="New projects from clients, waiting for your decision" />
      <ProjectTabs />
      <OfflineNotice />
      <ListToolbar search="Search new requests..." />
      <ListBody
        ref={region}
        list={list}
        label="New requests"
        noun="projects"
        order="earliest answer date first"
        skeleton={<ProjectSkeleton />}
        empty={
          <NoProjectsYet
            action={
              <ButtonLink tone="secondary" to="/admin/projects">
                Show all projects
              </ButtonLink>
            }
          >
            No new requests. Projects that clients create will appear here.
          </NoProjectsYet>
        }
      >
        {(projects) => (
          <ul className="waiting-list">
            {projects.map((each) => (
              <li key={each.id}>
                <WaitingCard
                  project={each}
                  actions={<Actions project={each} onOpen={(action) => setOpen({ action, project: each })} />}
                />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {open && (
        <Suspense>
          <DecisionDialog
            key={`${open.action} ${open.project.id}`}
            action={open.action}
            project={open.project}
            onDone={(message) => done(open.action, message)}
            onClose={() => close(open.project)}
          />
        </Suspense>
      )}
    </>
  )
}

function Actions({ project, onOpen }: { project: WaitingProject; onOpen: (action: Action) => void }) {
  return (
    <>
      <Button
        data-next
        icon={<Check aria-hidden="true" />}
        aria-label={`Accept ${project.title}`}
        onClick={() => onOpen('accept')}
      >
        Accept
      </Button>
      <Button
        tone="secondary"
        icon={<MessageCircleQuestion aria-hidden="true" />}
        aria-label={`Ask the client about ${project.title}`}
        onClick={() => onOpen('ask')}
      >
        Ask the client
      </Button>
      <Button
        tone="quiet"
        icon={<X aria-hidden="true" />}
        aria-label={`Decline ${project.title}`}
        onClick={() => onOpen('decline')}
      >
        Decline
      </Button>
    </>
  )
}
