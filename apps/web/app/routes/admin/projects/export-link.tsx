import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../lib/dates.ts'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { projectFilters } from './project-source.ts'

/** The filtered list as a file. */
export function ExportLink() {
  const [params] = useSearchParams()
  const { deleted: _deleted, ...query } = listQueryOf(params, projectFilters(params))
  return (
    <DownloadLink
      href={`/api/admin/projects/export?${new URLSearchParams(query)}`}
      name={`projects-${todayInIndia()}.csv`}
    >
      <Download aria-hidden="true" />
      Export CSV
    </DownloadLink>
  )
}
