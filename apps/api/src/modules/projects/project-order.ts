import { healthOrder } from '@trusswell/domain/insight-health-values.ts'
import type { ProjectSort } from '@trusswell/domain/project-list.ts'
import { ProjectStatus } from '@trusswell/domain/projects.ts'
import { byColumn, byExpression, type Order } from '../../platform/paging.ts'
import { byCreation, byRank, orderBy, type Orders } from '../../platform/sorting.ts'

type Column = Exclude<ProjectSort, `-${string}`>
type Sorted = { sort?: ProjectSort | undefined; due?: unknown }

/** Newest first; those that are due in some days, or were, by their date. */
export function orderOf({ sort, due }: Sorted): Order {
  if (due && (sort === undefined || sort === 'due'))
    return { ...byExpression('due_on', 'asc', 'date'), indexed: 'filtered' }
  return orderBy(orders, sort ?? '-created')
}

const orders: Orders<Column> = {
  created: byCreation,
  title: (direction) => byColumn('title', direction, 'text'),
  client: (direction) => byColumn('client_name', direction, 'text'),
  manager: (direction) => byColumn('manager_name', direction, 'text'),
  health: (direction) => byRank('health', healthOrder, direction),
  status: (direction) => byRank('status', ProjectStatus.options, direction),
  // As overallProgress. It has no index, which each finished task would have to change, and sorts all rows that match.
  progress: (direction) =>
    byExpression(
      `case when tasks_weight > 0 then 100 * tasks_done_weight / tasks_weight
        when milestones_weight > 0 then 100 * milestones_done_weight / milestones_weight else 0 end`,
      direction,
      'smallint',
    ),
  // Projects without a due date come last either way.
  due: (direction) =>
    byColumn(
      `case when due_on is null then '${direction === 'asc' ? '' : '-'}infinity'::date else due_on end`,
      direction,
      'date',
    ),
}
