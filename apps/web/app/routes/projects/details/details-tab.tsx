import type { Actor } from '@trusswell/domain/actor.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useOpen } from '../../../ui/lists/use-open.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { ChangesCard } from '../changes/changes-card.tsx'
import { ChangesToDecide } from '../changes/changes-to-decide.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { CostBudgetCard } from './cost-budget-card.tsx'
import { detailFacts, siteFacts, timeFacts } from './detail-facts.tsx'
import { ExpensesCard } from './expenses-card.tsx'
import { FilesCard } from './files-card.tsx'
import { RisksCard } from './risks-card.tsx'
import { TeamCard } from './team-card.tsx'

const EditProjectDialog = lazy(async () => ({
  default: (await import('./edit-project-dialog.tsx')).EditProjectDialog,
}))
const ActivityCard = lazy(() => import('../activity/activity-card.tsx'))
const DiaryCard = lazy(() => import('../diary/diary-card.tsx'))

/** Not `whole` while its first part is painted. */
type DetailsTabProps = { project: Project; actor: Actor; whole: boolean }

export function DetailsTab({ project, actor, whole }: DetailsTabProps) {
  const { opened, open, close } = useOpen()
  const edits = can.editProject(actor, { waits: project.triage?.state === 'waiting' })
  const works = can.editWork(actor)
  return (
    <div className="ui-card-grid">
      <ChangesToDecide project={project} actor={actor} />
      <div className="project-stack">
        <Card
          title="Project details"
          actions={
            edits && (
              <Button
                tone="secondary"
                size="small"
                icon={<Pencil aria-hidden="true" />}
                onClick={() => open('project')}
              >
                Edit project
              </Button>
            )
          }
        >
          <Facts facts={detailFacts(project)} />
        </Card>
        <Card title="Site information">
          <Facts facts={siteFacts(project)} />
        </Card>
      </div>
      <div className="project-stack">
        <Card title="Timeline">
          <Facts facts={timeFacts(project)} />
        </Card>
        <TeamCard project={project} actor={actor} />
        {can.seeContacts(actor) && <ContactsCard projectId={project.id} client={project.client.name} />}
      </div>
      {whole && <OtherCards project={project} actor={actor} />}
      {edits && opened === 'project' && (
        <Suspense>
          <EditProjectDialog project={project} forStaff={works} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

function OtherCards({ project, actor }: Omit<DetailsTabProps, 'whole'>) {
  const works = can.editWork(actor)
  return (
    <>
      {actor.kind === 'user' && (
        <div className="project-wide">
          <Suspense fallback={<LoadingCard title="Site diary" label="Loading diary entries" />}>
            <DiaryCard projectId={project.id} actor={actor} />
          </Suspense>
        </div>
      )}
      <FilesCard projectId={project.id} actor={actor} />
      <ChangesCard project={project} actor={actor} />
      {can.seeCosts(actor) && <CostBudgetCard projectId={project.id} />}
      <ExpensesCard projectId={project.id} readOnly={!works} />
      <RisksCard projectId={project.id} team={project.team} readOnly={!works} />
      <WhenNear>
        <Suspense fallback={<LoadingCard title="Activity" label="Loading activity" />}>
          <ActivityCard projectId={project.id} actor={actor} />
        </Suspense>
      </WhenNear>
    </>
  )
}

/** As large as the card with its list still loading, so that nothing below moves when it is there. */
const LoadingCard = ({ title, label }: { title: string; label: string }) => (
  <Card title={title} flush>
    <Skeleton rows={4} label={label} />
  </Card>
)
