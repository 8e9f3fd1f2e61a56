import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../lib/dates.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { exportProjects, projectFilters } from './project-source.ts'

/** The filtered list as a file. */
export function ExportProjects() {
  const [params] = useSearchParams()
  const query = listQueryOf(params, projectFilters(params))
  return (
    <DownloadButton name={`projects-${todayInIndia()}.csv`} load={() => exportProjects(query)}>
      Export CSV
    </DownloadButton>
  )
}
