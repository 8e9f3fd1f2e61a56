import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { projectFilters } from './project-source.ts'

/** What the search and filters leave, as a file; the browser takes it as it streams. */
export function ExportLink() {
  const [params] = useSearchParams()
  const { deleted: _deleted, ...query } = listQueryOf(params, projectFilters)
  return (
    <a
      className={buttonClass({ tone: 'secondary' })}
      href={`/api/admin/projects/export?${new URLSearchParams(query)}`}
      download
    >
      <Download aria-hidden="true" />
      Export CSV
    </a>
  )
}
