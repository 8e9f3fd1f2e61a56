import { ArchiveRestore } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from '../url-params.ts'

/** Switches between the list and the rows deleted in the last 30 days. */
export function DeletedFilter() {
  const [params] = useSearchParams()
  const on = params.get('deleted') === 'true'
  return (
    <Link
      className="ui-chip list-deleted"
      to={searchWith(params, { deleted: on ? null : 'true', pages: null, open: null })}
      aria-current={on ? 'true' : undefined}
      preventScrollReset
    >
      <ArchiveRestore aria-hidden="true" />
      Recently deleted
    </Link>
  )
}
