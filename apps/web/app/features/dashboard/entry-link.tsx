import { countShown } from '@trusswell/domain/insight-values.ts'
import type { NavCounts } from '@trusswell/domain/insight.ts'
import { nounFor } from '@trusswell/domain/plural.ts'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import type { NavEntry } from './nav-entries.tsx'

type EntryLinkProps = { entry: NavEntry; current: boolean; counts?: NavCounts | undefined }

export function EntryLink({ entry, current, counts }: EntryLinkProps) {
  const { pathname } = useLocation()
  const id = useId()
  const mark = pathname === entry.to ? 'page' : 'true'
  const count = (entry.counts && counts?.[entry.counts]) ?? 0
  return (
    <>
      <Link
        to={entry.to}
        aria-current={current ? mark : undefined}
        aria-describedby={count > 0 ? id : undefined}
      >
        {entry.icon}
        <span>{entry.label}</span>
      </Link>
      {count > 0 && (
        <small className="dashboard-count" id={id}>
          {countShown(count)}
          <b className="sr-only">{nounFor(count, ' needs you', ' need you')}</b>
        </small>
      )}
    </>
  )
}
