import type { Health } from '@trusswell/domain/insight-health.ts'
import { formatMoney, toRupees } from '@trusswell/domain/money.ts'
import type { ManagerLoad, PortfolioGroup, PortfolioProject } from '@trusswell/domain/portfolio.ts'
import { HealthBadge } from '../../../../features/projects/project-badges.tsx'
import { ProjectLink } from '../../../../features/projects/project-link.tsx'
import { todayInIndia } from '../../../../lib/dates.ts'
import { shortRupees } from '../../../../ui/charts/short-rupees.ts'
import { Table, type Column } from '../../../../ui/table.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { AxisScale, ScheduleBar } from './schedule-bar.tsx'
import { timeAxis, type TimeAxis } from './time-axis.ts'

type PortfolioTableProps = { projects: PortfolioProject[]; group: PortfolioGroup; loads: ManagerLoad[] }

export function PortfolioTable({ projects, group, loads }: PortfolioTableProps) {
  const today = todayInIndia()
  return (
    <div className="ui-card portfolio">
      <Table
        caption="Running projects with their schedule, health and cash"
        columns={columnsOf(group, timeAxis(projects, today), today)}
        rows={urgentFirst(projects, group)}
        rowKey={({ id }) => id}
        groupOf={(project) => ({ key: keyOf(project, group), label: labelOf(project, group, loads) })}
      />
    </div>
  )
}

const keyOf = ({ manager, organisation }: PortfolioProject, group: PortfolioGroup) =>
  group === 'manager' ? (manager?.id ?? '') : (organisation.id ?? organisation.name)

function labelOf({ manager, organisation }: PortfolioProject, group: PortfolioGroup, loads: ManagerLoad[]) {
  if (group === 'organisation') return organisation.name
  const load = loads.find((each) => (each.manager?.id ?? null) === (manager?.id ?? null))
  const label = manager?.name ?? 'No project manager'
  return load ? (
    <>
      {label} <small>{loadWords(load)}</small>
    </>
  ) : (
    label
  )
}

const urgent: Health[] = ['late', 'at_risk']

/** Within each group; the API's order by the group's name stays, which pages depend on. */
function urgentFirst(projects: PortfolioProject[], group: PortfolioGroup) {
  const groups = Map.groupBy(projects, (project) => keyOf(project, group)).values()
  return [...groups].flatMap((own) => own.toSorted((a, b) => rankOf(a) - rankOf(b)))
}

const rankOf = ({ health }: PortfolioProject) =>
  urgent.includes(health) ? urgent.indexOf(health) : urgent.length

function loadWords({ running, late, at_risk }: ManagerLoad): string {
  const parts = [`${running} running`, late > 0 && `${late} late`, at_risk > 0 && `${at_risk} at risk`]
  return parts.filter(Boolean).join(', ')
}

/** Short amounts make columns comparable; the full amount is on the project's page. */
export const Money = ({ paise }: { paise: number }) => (
  <span title={formatMoney(paise)}>{shortRupees(toRupees(paise))}</span>
)

const columnsOf = (group: PortfolioGroup, axis: TimeAxis, today: string): Column<PortfolioProject>[] => [
  {
    key: 'project',
    header: 'Project',
    onCard: 'title',
    cell: (project) => (
      <>
        <ProjectLink
          project={project}
          note={
            group === 'manager' ? project.organisation.name : (project.manager?.name ?? 'No project manager')
          }
        />
        {!project.manager && (
          <small>
            <TextLink
              to={`/dashboard/projects/${project.id}?tab=details&open=team`}
              aria-label={`Assign manager to ${project.title}`}
            >
              Assign manager
            </TextLink>
          </small>
        )}
      </>
    ),
  },
  {
    key: 'health',
    header: 'Health',
    onCard: 'bare',
    cell: ({ health, health_reason, progress }) => (
      <div className="portfolio-health">
        <HealthBadge health={health} />
        <small>
          {health_reason.includes('% done') ? health_reason : `${progress}% done. ${health_reason}`}
        </small>
      </div>
    ),
  },
  {
    key: 'schedule',
    header: 'Schedule',
    onCard: 'bare',
    scale: <AxisScale axis={axis} today={today} />,
    cell: (project) => <ScheduleBar project={project} axis={axis} today={today} />,
  },
  {
    key: 'agreed',
    header: 'Agreed',
    align: 'end',
    cell: ({ agreed_paise }) =>
      agreed_paise === null ? (
        <span className="portfolio-none">Not agreed</span>
      ) : (
        <Money paise={agreed_paise} />
      ),
  },
  {
    key: 'received',
    header: 'Received',
    align: 'end',
    cell: ({ received_paise }) => <Money paise={received_paise} />,
  },
  { key: 'due', header: 'Due', align: 'end', cell: ({ due_paise }) => <Money paise={due_paise} /> },
]
