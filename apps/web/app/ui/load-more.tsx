import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './navigation.css'

type LoadMoreProps = { note?: ReactNode; more: boolean; pending?: boolean; onMore: () => void }

export function LoadMore({ note, more, pending = false, onMore }: LoadMoreProps) {
  return (
    <div className="ui-pager">
      <p role="status">{note}</p>
      {more && (
        <Button tone="secondary" size="small" pending={pending} pendingLabel="Loading…" onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  )
}
