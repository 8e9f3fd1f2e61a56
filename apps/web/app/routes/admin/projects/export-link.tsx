import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { projectFilters } from './project-source.ts'

/** The filtered list as a file, streamed by the browser. */
export function ExportLink() {
  const [params] = useSearchParams()
  const { deleted: _deleted, ...query } = listQueryOf(params, projectFilters(params))
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
