import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './navigation.css'

type LoadMoreProps = { note?: ReactNode; more?: boolean; pending?: boolean; onMore?: () => void }

/** The count of a list, and the button for more of it. */
export function LoadMore({ note, more = false, pending = false, onMore }: LoadMoreProps) {
  return (
    <div className="ui-pager">
      <p role="status">{note}</p>
      {more && (
        <Button
          tone="secondary"
          size="small"
          pending={pending}
          pendingLabel="Loading…"
          onClick={() => onMore?.()}
        >
          Load more
        </Button>
      )}
    </div>
  )
}
