import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from './button-link.tsx'
import { searchWith } from './url-params.ts'
import './navigation.css'

type CursorPaginationProps = {
  note?: ReactNode
  next: string | null
  param?: string
  label?: string
}

/** Pages forward by cursor; the browser's Back or the first page lead backwards. */
export function CursorPagination({ note, next, param = 'cursor', label = 'Pages' }: CursorPaginationProps) {
  const [params] = useSearchParams()
  const later = params.has(param)
  if (!later && next === null && note === undefined) return null
  return (
    <nav className="ui-pager" aria-label={label}>
      <p>{note}</p>
      {later && (
        <ButtonLink
          tone="quiet"
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
          to={searchWith(params, { [param]: null })}
        >
          First page
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink tone="secondary" size="small" to={searchWith(params, { [param]: next })}>
          Next page
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  )
}
