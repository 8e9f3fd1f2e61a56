import { useQuery } from '@tanstack/react-query'
import type { ProjectProgress } from '@trusswell/domain/insight.ts'
import { StatTiles, type StatTile } from '../../../ui/stat-tiles.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { HistoryChart, DistributionChart, StatusChart } from './progress-charts.tsx'
import { InsightBody } from './insight-body.tsx'
import { progressQuery } from './insight-source.ts'
import { Standing } from './standing.tsx'
import './insight.css'

export default function ProgressTab({ projectId }: { projectId: string }) {
  return (
    <div className="project-stack">
      <InsightBody
        query={useQuery(progressQuery(projectId))}
        failed="Failed to load progress data"
        loading="Loading progress"
        empty="No progress data available"
        hint="Figures will appear here once the project has milestones or tasks."
        isEmpty={({ metrics }) => metrics.counted === 'none'}
      >
        {(progress) => (
          <>
            <StatTiles tiles={tilesOf(progress)} />
            <Standing {...{ projectId, progress }} />
            {progress.forecast && <ForecastCard forecast={progress.forecast} />}
            <div className="ui-card-grid">
              <DistributionChart progress={progress} />
              <StatusChart progress={progress} />
            </div>
            <HistoryChart history={progress.progress_history} />
          </>
        )}
      </InsightBody>
    </div>
  )
}

export function tilesOf({ metrics, schedule }: ProjectProgress): StatTile[] {
  const { overall_progress, time_elapsed, completed_tasks, total_tasks, team_performance } = metrics
  const noun = metrics.counted === 'tasks' ? 'task' : 'milestone'
  const planned = schedule?.planned_progress ?? null
  return [
    {
      term: 'Overall Progress',
      figure: `${overall_progress}%`,
      ...(planned === null ? {} : { note: `${planned}% planned by today` }),
    },
    { term: 'Time Elapsed', figure: `${time_elapsed}%` },
    {
      term: 'Tasks Completed',
      figure: `${completed_tasks}/${total_tasks}`,
      note: `${metrics.delayed_tasks} delayed${noun === 'task' ? '' : ', counted by milestone'}`,
    },
    {
      term: 'Team Performance',
      figure: team_performance === null ? '–' : `${team_performance}%`,
      note: team_performance === null ? 'Nothing has been due yet' : 'Done by the first date set',
    },
  ]
}
