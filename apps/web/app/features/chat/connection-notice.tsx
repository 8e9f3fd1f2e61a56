import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { ChatConnection } from './chat-client.ts'

export function ConnectionNotice({ connection }: { connection: ChatConnection }) {
  return (
    <div role="status">
      {connection === 'waiting' && (
        <p className="chat-notice">
          <CloudOff aria-hidden="true" />
          You’re offline. Messages you write will be sent when you’re back online.
        </p>
      )}
      {connection === 'outdated' && (
        <p className="chat-notice">
          <span>A newer version of this page is available. Your draft is saved.</span>
          <Button tone="secondary" size="small" onClick={() => location.reload()}>
            Reload page
          </Button>
        </p>
      )}
    </div>
  )
}
