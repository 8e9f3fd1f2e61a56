import { healthOrder } from '@trusswell/domain/insight-health-values.ts'
import type { ProjectSort } from '@trusswell/domain/project-list.ts'
import { ProjectStatus } from '@trusswell/domain/projects.ts'
import { byExpression, type Order } from '../../platform/paging.ts'
import { byCreation, orderBy, type Orders } from '../../platform/sorting.ts'

type Column = Exclude<ProjectSort, `-${string}`>
type Sorted = { sort?: ProjectSort | undefined; due?: unknown }

/** Newest first; those that are due in some days, or were, by their date. */
export function orderOf({ sort, due }: Sorted): Order {
  // Without null an index is used.
  if (due && (sort === undefined || sort === 'due')) return byExpression('due_on', 'asc', 'date')
  return orderBy(orders, sort ?? '-created')
}

/** Except for `created`, these sort all rows that match the filters. */
const orders: Orders<Column> = {
  created: byCreation,
  title: (direction) => byExpression('lower(title)', direction, 'text'),
  client: (direction) => byExpression('lower(client_name)', direction, 'text'),
  manager: (direction) => byExpression('lower(manager_name)', direction, 'text'),
  health: (direction) => byExpression(rankOf('health', healthOrder), direction, 'smallint'),
  status: (direction) => byExpression(rankOf('status', ProjectStatus.options), direction, 'smallint'),
  // As overallProgress.
  progress: (direction) =>
    byExpression(
      `case when tasks_weight > 0 then 100 * tasks_done_weight / tasks_weight
        when milestones_weight > 0 then 100 * milestones_done_weight / milestones_weight else 0 end`,
      direction,
      'smallint',
    ),
  // Projects without a due date come last either way.
  due: (direction) =>
    byExpression(`coalesce(due_on, '${direction === 'asc' ? '' : '-'}infinity')`, direction, 'date'),
}

/** The place of a value in its list; unknown ones come last. */
function rankOf(column: string, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(', ')
  return `coalesce(array_position(array[${list}], ${column}), 99)`
}
