import type { Actor } from '@trusswell/domain/actor.ts'
import { addDays } from '@trusswell/domain/days.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestApi } from './harness.ts'
import { makePerson } from './people.ts'

/** A complete project form. */
export const projectBody = (changes: Record<string, unknown> = {}) => ({
  title: 'Lab block, Madhapur',
  project_type: 'it_building',
  description: 'Two floors of laboratories with a chiller plant.',
  site_address: 'Plot 7, Hitech City Road',
  site_city: 'Hyderabad',
  site_state: 'Telangana',
  site_postal_code: '500081',
  plot_area: 12_000,
  built_up_area: 20_000.5,
  number_of_floors: 2,
  estimated_cost: 1_25_00_000.5,
  start_date: '2026-12-01',
  estimated_duration: 180,
  ...changes,
})

export const milestoneBody = (api: TestApi, changes: Record<string, unknown> = {}) => ({
  title: 'Foundation',
  description: 'Footings are cast and cured.',
  due_date: addDays(api.deps.today(), 10),
  status: 'pending',
  ...changes,
})

export const adminActor = { kind: 'user', id: '00000000-0000-7000-8000-00000000000a', role: 'admin' } as const

type People = { clientId?: string | undefined; managerId?: string | undefined }

/** A project with one of each below it, straight into the tables but under the policies. */
export async function makeProject(api: TestApi, people: People = {}) {
  const client_id = people.clientId ?? (await makePerson(api, 'client')).id
  const user_id = people.managerId ?? (await makePerson(api, 'manager')).id
  const client: Actor = { kind: 'user', id: client_id, role: 'client' }
  const ids = {
    id: newId(),
    member: newId(),
    milestone: newId(),
    task: newId(),
    expense: newId(),
    risk: newId(),
  }
  const project_id = ids.id
  const due_date = addDays(api.deps.today(), 10)
  await api.deps.db.as(adminActor, async (tx) => {
    const row = { title: `Project ${ids.id}`, description: 'Made for a test', client_id }
    await tx
      .insertInto('projects')
      .values({ id: project_id, ...row })
      .execute()
    const member = { id: ids.member, project_id, user_id, duty: 'project_manager' as const }
    await tx.insertInto('project_members').values(member).execute()
    await tx.insertInto('tasks').values({ id: ids.task, project_id, title: 'Dig' }).execute()
    const expense = {
      category: 'labour' as const,
      amount_paise: 5_000,
      spent_on: due_date,
      description: 'Crew',
    }
    await tx
      .insertInto('expenses')
      .values({ id: ids.expense, project_id, ...expense })
      .execute()
    const risk = { title: 'Monsoon', category: 'weather' as const, severity: 'high' as const }
    await tx
      .insertInto('risks')
      .values({ id: ids.risk, project_id, ...risk })
      .execute()
  })
  const milestone = {
    title: 'Foundation',
    description: 'Footings are cast.',
    due_date,
    baseline_date: due_date,
  }
  await api.deps.db.as(client, (tx) =>
    tx
      .insertInto('milestones')
      .values({ id: ids.milestone, project_id, added_by: client_id, ...milestone })
      .execute(),
  )
  return { ...ids, client_id, manager_id: user_id }
}

/** A project that a client created and that waits for a decision; returns its id. */
export async function makeWaitingProject(api: TestApi, clientId?: string): Promise<string> {
  const client_id = clientId ?? (await makePerson(api, 'client')).id
  const id = newId()
  const row = { title: `Project ${id}`, description: 'Made for a test', client_id, created_by: client_id }
  const answer_by = addDays(api.deps.today(), 2)
  await api.deps.db.as(adminActor, (tx) =>
    tx
      .insertInto('projects')
      .values({ id, ...row, triage: 'waiting', answer_by })
      .execute(),
  )
  return id
}
