import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListBody } from '../../ui/lists/list-body.tsx'
import type { Rows } from '../../ui/lists/use-rows.ts'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import './activity.css'

type Entry = { id: string; at: string; actor_name: string | null }
type ActivityListProps<Of extends Entry> = {
  list: Rows<Of>
  empty: string
  wordsOf: (entry: Of) => ReactNode
  /** The words name the person. */
  ownNames?: boolean
  /** Who did it, if not as the entry says. */
  nameOf?: (entry: Of) => string | null
}

/** What was done, by whom and when. */
export function ActivityList<Of extends Entry>(props: ActivityListProps<Of>) {
  const { list, empty, wordsOf, ownNames = false, nameOf = ({ actor_name }) => actor_name } = props
  return (
    <ListBody
      inCard
      list={list}
      label="Activity list"
      noun="entries"
      shown="latest"
      skeleton={<Skeleton rows={4} label="Loading activity" />}
      empty={<EmptyState>{empty}</EmptyState>}
    >
      {(entries) => (
        <ol className="activity">
          {entries.map((entry) => (
            <li key={entry.id}>
              {wordsOf(entry)}
              <small>
                {!ownNames && `${nameOf(entry) ?? 'System'}, `}
                <Moment at={entry.at} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </ListBody>
  )
}
