import type { Actor } from '@trusswell/domain/actor.ts'
import type { Milestone } from '@trusswell/domain/milestones.ts'
import { can } from '@trusswell/domain/policy.ts'
import type { Project } from '@trusswell/domain/projects.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../lib/dates.ts'
import { TasksCard } from '../tasks/tasks-card.tsx'
import { useWorkRows } from '../work/use-work.ts'
import { milestoneSource } from '../work/work-source.ts'
import { DateChangesCard } from './date-changes-card.tsx'
import { byDueDate } from './milestone-words.ts'
import { MilestonesCard } from './milestones-card.tsx'
import { ScheduleChart } from './schedule-chart.tsx'
import './timeline.css'
import './schedule.css'

/** Not `whole` while its first part is painted. */
type TimelineTabProps = { project: Project; actor: Actor; whole: boolean }

export default function TimelineTab({ project, actor, whole }: TimelineTabProps) {
  const [params] = useSearchParams()
  const list = useWorkRows<Milestone>(project.id, milestoneSource, { whole: true })
  const milestones = list.rows.toSorted(byDueDate)
  const [wasEmpty] = useState(milestones.length === 0)
  const board = params.get('view') === 'board'
  const tasks = can.editWork(actor) && (
    <TasksCard project={project} actor={actor} milestones={milestones} board={board} />
  )
  return (
    <div className="project-stack">
      {milestones.length > 0 && (
        <ScheduleChart milestones={milestones} start={project.start_date} today={todayInIndia()} />
      )}
      {(whole || wasEmpty) && (
        <>
          <div className="timeline-grid" data-wide={!tasks || board ? '' : undefined}>
            <MilestonesCard projectId={project.id} actor={actor} list={{ ...list, rows: milestones }} />
            {tasks}
          </div>
          <DateChangesCard projectId={project.id} />
        </>
      )}
    </div>
  )
}
