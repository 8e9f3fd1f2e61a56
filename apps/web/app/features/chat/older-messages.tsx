import { requestIdOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { ChatSnapshot } from './chat-client.ts'

type OlderMessagesProps = { snapshot: ChatSnapshot; onLoad: () => void }

/** Above the oldest message: loads more, or says that there are none. */
export function OlderMessages({ snapshot, onLoad }: OlderMessagesProps) {
  const { room, isLoadingOlder, olderError } = snapshot
  if (olderError) return <LoadFailure error={olderError} onRetry={onLoad} />
  if (room.loaded?.since === 0) return <p className="chat-begin">The conversation starts here</p>
  return (
    <div className="chat-older">
      <Button tone="quiet" size="small" pending={isLoadingOlder} pendingLabel="Loading…" onClick={onLoad}>
        Show earlier messages
      </Button>
    </div>
  )
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <ErrorPanel message="Failed to load messages" requestId={requestIdOf(error)} onRetry={onRetry} />
}
