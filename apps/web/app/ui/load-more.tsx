import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { passFocusOn } from './pass-focus-on.ts'
import './navigation.css'

type LoadMoreProps = { note?: ReactNode; more?: boolean; pending?: boolean; onMore?: () => void }

/** The count of a list, and the button for more of it. */
export function LoadMore({ note, more = false, pending = false, onMore }: LoadMoreProps) {
  return (
    <div className="ui-pager" tabIndex={-1}>
      <p role="status">{note}</p>
      {more && (
        <Button
          ref={passFocusOn}
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
