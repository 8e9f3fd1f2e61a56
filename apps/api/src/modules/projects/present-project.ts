import { toRupees } from '@trusswell/domain/money.ts'
import { overallProgress } from '@trusswell/domain/progress.ts'
import type { Project, ProjectCard } from '@trusswell/domain/projects.ts'
import { projectDue, projectHealth, timeElapsedPercent } from '@trusswell/domain/schedule.ts'
import type { Duty, ProjectMember } from '@trusswell/domain/team.ts'
import type { Selectable } from 'kysely'
import type { DB } from '../../db/types.gen.ts'

export type CardRow = Pick<
  Selectable<DB['projects']>,
  | 'id'
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
  | 'team'
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
    | 'updated_at'
  >
type Face = { id: string; name: string; duty: Duty }

/** What a list shows of a row, with everything that is computed of it. */
export function toCard(row: CardRow, today: string): ProjectCard {
  const due = projectDue(row)
  const progress = overallProgress(row)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    client: { id: row.client_id, name: row.client_name },
    organisation_id: row.organisation_id,
    status: row.status,
    current_phase: row.current_phase,
    priority: row.priority,
    progress,
    health: projectHealth({ ...row, progress }, today),
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

export function toProject(row: ProjectRow, team: ProjectMember[], today: string): Project {
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
    time_elapsed: timeElapsedPercent(row, today),
    team,
    project_manager: withDuty(team, 'project_manager'),
    site_supervisor: withDuty(team, 'site_supervisor'),
    updated_at: row.updated_at,
  }
}

function withDuty(team: ProjectMember[], duty: Duty) {
  const found = team.find((member) => member.duty === duty)
  return found ? { id: found.user_id, name: found.name, email: found.email } : null
}
