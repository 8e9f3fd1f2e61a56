import type { DueItem } from '@trusswell/domain/overviews.ts'
import type { ProjectStatus } from '@trusswell/domain/projects.ts'
import { dueState } from '@trusswell/domain/schedule.ts'

type Item = { kind: 'milestone' | 'task'; id: string; title: string; due_date: string }
type Done = { id: string; title: string; due_date: string; completion_date: string }
/** As the triggers keep them in the project's row. */
type Agenda = { id: string; title: string; status: ProjectStatus; agenda: unknown; completed: unknown }

const most = 20
const mostToLookAt = 5

/** Open milestones and tasks of running projects with a day in this span, earliest first. */
export function dueItems(
  projects: Agenda[],
  { from, until, today }: { from: string | null; until: string; today: string },
): DueItem[] {
  return projects
    .filter(({ status }) => status === 'planning' || status === 'in_progress')
    .flatMap((project) =>
      (project.agenda as Item[])
        .filter(({ due_date }) => due_date <= until && (from === null || due_date >= from))
        .map((item) => present(project, item, false, today)),
    )
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date) || a.title.localeCompare(b.title))
    .slice(0, most)
}

type ToAccept = { id: string; title: string; due_date: string; project_id: string; project_title: string }

/** Completed milestones that wait for the client's answer. */
export const milestonesToAccept = (milestones: ToAccept[], today: string): DueItem[] =>
  milestones.map((milestone) => ({
    ...milestone,
    kind: 'acceptance',
    due_state: dueState({ due_date: milestone.due_date, done: true }, today),
  }))

/** What else a client should see: milestones completed lately, and those that are late. */
export function milestonesToLookAt(
  projects: Agenda[],
  toAccept: { id: string }[],
  { since, today }: { since: string; today: string },
): DueItem[] {
  return projects
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((project) => [
      ...(project.completed as Done[])
        .filter(({ completion_date }) => completion_date >= since)
        .filter(({ id }) => !toAccept.some((milestone) => milestone.id === id))
        .map(({ id, title, due_date }) =>
          present(project, { kind: 'milestone' as const, id, title, due_date }, true, today),
        ),
      ...(project.agenda as Item[])
        .filter(({ kind, due_date }) => kind === 'milestone' && due_date < today)
        .map((item) => present(project, item, false, today)),
    ])
    .toSorted((a, b) => b.due_date.localeCompare(a.due_date))
    .slice(0, mostToLookAt)
}

const present = (project: Agenda, item: Item, done: boolean, today: string): DueItem => ({
  kind: item.kind,
  id: item.id,
  title: item.title,
  project_id: project.id,
  project_title: project.title,
  due_date: item.due_date,
  due_state: dueState({ due_date: item.due_date, done }, today),
})
