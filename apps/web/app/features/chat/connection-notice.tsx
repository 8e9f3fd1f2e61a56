import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ChatConnection } from './chat-client.ts'

export function ConnectionNotice({ connection }: { connection: ChatConnection }) {
  return (
    <div role="status">
      {connection === 'waiting' && (
        <p className="chat-notice">
          <CloudOff aria-hidden="true" />
          No connection. What you write is kept and sent as soon as you’re back online.
        </p>
      )}
      {connection === 'outdated' && (
        <p className="chat-notice">
          <span>There is a newer version of this page. Your draft is kept.</span>
          <Button tone="secondary" size="small" onClick={() => location.reload()}>
            Reload page
          </Button>
        </p>
      )}
    </div>
  )
}
