import { toRupees } from '@trusswell/domain/money.ts'
import { kolkataDay } from '@trusswell/domain/days.ts'
import { fraction, type Fraction } from '@trusswell/domain/insight-fraction.ts'
import { projectHealth, type HealthWithReason } from '@trusswell/domain/insight-health.ts'
import { overallProgress, progressShare } from '@trusswell/domain/progress.ts'
import type { Project, ProjectCard } from '@trusswell/domain/projects.ts'
import { projectDue, timeElapsedPercent } from '@trusswell/domain/schedule.ts'
import type { Duty, ProjectMember } from '@trusswell/domain/team.ts'
import type { Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'

export type CardRow = Pick<
  Selectable<DB['projects']>,
  | 'id'
  | 'reference'
  | 'title'
  | 'description'
  | 'client_id'
  | 'client_name'
  | 'organisation_id'
  | 'status'
  | 'current_phase'
  | 'priority'
  | 'start_date'
  | 'end_date'
  | 'estimated_duration'
  | 'next_due_date'
  | 'manager_id'
  | 'tasks_weight'
  | 'tasks_done_weight'
  | 'milestones_weight'
  | 'milestones_done_weight'
  | 'dated_weight'
  | 'planned_weight'
  | 'team'
  | 'agenda'
  | 'version'
  | 'created_at'
>
export type ProjectRow = CardRow &
  Pick<
    Selectable<DB['projects']>,
    | 'project_type'
    | 'site_address'
    | 'site_city'
    | 'site_state'
    | 'site_postal_code'
    | 'plot_area'
    | 'built_up_area'
    | 'number_of_floors'
    | 'estimated_cost_paise'
    | 'agreed_value_paise'
    | 'agreed_tax_rate'
    | 'triage'
    | 'triage_reason'
    | 'answer_by'
    | 'contact_by'
    | 'updated_at'
  >
type Face = { id: string; name: string; duty: Duty }

/** What a list shows of a row, with everything that is computed of it. */
export function toCard(row: CardRow, today: string): ProjectCard {
  const due = projectDue(row)
  const { health, reason } = healthOfRow(row, today)
  return {
    id: row.id,
    reference: row.reference ?? '',
    title: row.title,
    description: row.description,
    client: { id: row.client_id, name: row.client_name },
    organisation_id: row.organisation_id,
    status: row.status,
    current_phase: row.current_phase,
    priority: row.priority,
    progress: overallProgress(row),
    health,
    health_reason: reason,
    start_date: row.start_date,
    end_date: row.end_date,
    due_date: due?.date ?? null,
    due_date_estimated: due?.estimated ?? false,
    next_due_date: row.next_due_date,
    project_manager_id: row.manager_id,
    team: row.team as Face[],
    version: row.version,
    created_at: row.created_at,
  }
}

type AgendaItem = { kind: 'milestone' | 'task'; due_date: string }
/** The project's row stores this many open items with a date, the earliest ones. */
const agendaLength = 10

/** Computed from the project's row, so that a badge never contradicts a change that was just made. */
function healthOfRow(row: CardRow, today: string): HealthWithReason {
  const agenda = row.agenda as AgendaItem[]
  const due = (kind: AgendaItem['kind']) =>
    agenda.filter((item) => item.kind === kind).map(({ due_date }) => due_date)
  const milestones = due('milestone')
  // Overdue tasks may have crowded it out.
  if (milestones.length === 0 && row.next_due_date !== null) milestones.push(row.next_due_date)
  return projectHealth(
    {
      status: row.status,
      start_date: row.start_date,
      end_date: row.end_date,
      estimated_duration: row.estimated_duration,
      created_on: createdOn(row),
      progress: progressShare(row),
      planned: plannedShare(row),
      has_work: row.tasks_weight > 0 || row.milestones_weight > 0,
      open_milestones: milestones,
      open_tasks: due('task'),
      more_overdue: agenda.length === agendaLength && agenda.every(({ due_date }) => due_date < today),
    },
    today,
  )
}

/** Null when less than 80 % of the weight has a date. */
function plannedShare({
  tasks_weight,
  milestones_weight,
  dated_weight,
  planned_weight,
}: CardRow): Fraction | null {
  const all = tasks_weight > 0 ? tasks_weight : milestones_weight
  return all > 0 && dated_weight * 5 >= all * 4 ? fraction(planned_weight, all) : null
}

const createdOn = ({ created_at }: Pick<CardRow, 'created_at'>) => kolkataDay(Date.parse(created_at))

type Waiting = { asked_at: string | null; contact: string | null }

/** `asked_at` is when staff last wrote, if the client hasn't replied since, and `contact` who answers. */
export function toProject(
  row: ProjectRow,
  { team, ...waiting }: { team: ProjectMember[] } & Waiting,
  today: string,
): Project {
  const paise = row.estimated_cost_paise
  return {
    ...toCard(row, today),
    project_type: row.project_type,
    site_address: row.site_address,
    site_city: row.site_city,
    site_state: row.site_state,
    site_postal_code: row.site_postal_code,
    plot_area: row.plot_area,
    built_up_area: row.built_up_area,
    number_of_floors: row.number_of_floors,
    estimated_cost: paise === null ? null : toRupees(paise),
    estimated_cost_paise: paise,
    agreed_value: row.agreed_value_paise === null ? null : toRupees(row.agreed_value_paise),
    agreed_value_paise: row.agreed_value_paise,
    agreed_tax_rate: row.agreed_tax_rate === null ? null : Number(row.agreed_tax_rate),
    estimated_duration: row.estimated_duration,
    time_elapsed: timeElapsedPercent({ ...row, created_on: createdOn(row) }, today),
    team,
    project_manager: withDuty(team, 'project_manager'),
    site_supervisor: withDuty(team, 'site_supervisor'),
    triage: triageOf(row, waiting),
    updated_at: row.updated_at,
  }
}

function triageOf({ triage, triage_reason, answer_by, contact_by }: ProjectRow, waiting: Waiting) {
  if (triage === null || answer_by === null) return null
  return {
    state: triage,
    answer_by,
    // An undone acceptance leaves it.
    contact_by: triage === 'accepted' ? contact_by : null,
    reason: triage_reason,
    ...waiting,
  }
}

function withDuty(team: ProjectMember[], duty: Duty) {
  const found = team.find((member) => member.duty === duty)
  return found ? { id: found.user_id, name: found.name, email: found.email } : null
}
