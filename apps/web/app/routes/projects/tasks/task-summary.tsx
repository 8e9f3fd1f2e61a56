import { weigh } from '@trusswell/domain/progress.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import type { Task } from '@trusswell/domain/tasks.ts'
import { FilterChips } from '../../../ui/filter-chips.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { countOf } from './task-filter.ts'

type TaskSummaryProps = { project: Project; tasks: Task[]; me: string | undefined }

export function TaskSummary({ project, tasks, me }: TaskSummaryProps) {
  const { progress, time_elapsed } = project
  const { tasks_done_weight, tasks_weight } = weigh(tasks, [])
  const time = `${time_elapsed}% of the time elapsed`
  return (
    <div className="task-summary">
      <div className="task-chips">
        <FilterChips
          label="Which tasks"
          param="show"
          all={{ label: 'All', count: tasks.length }}
          options={[
            { value: 'open', label: 'Open', count: countOf(tasks, 'open', me) },
            { value: 'mine', label: 'Mine', count: countOf(tasks, 'mine', me) },
          ]}
        />
        <FilterChips
          label="View"
          param="view"
          all={{ label: 'List' }}
          options={[{ value: 'board', label: 'Board' }]}
        />
      </div>
      <ProgressBar
        label="Progress"
        hideLabel
        tone="ok"
        value={progress}
        mark={{ at: time_elapsed, label: time }}
      />
      <p>
        {tasks_done_weight} of {tasks_weight} weight done, {time}
      </p>
    </div>
  )
}
