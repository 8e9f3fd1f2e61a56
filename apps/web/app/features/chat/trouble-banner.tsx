import { TriangleAlert, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Trouble } from './use-message-actions.ts'

type TroubleBannerProps = { trouble: Trouble | null; onDismiss: (() => void) | undefined }

export function TroubleBanner({ trouble, onDismiss }: TroubleBannerProps) {
  return (
    <div role="alert">
      {trouble && (
        <div className="ui-error-panel chat-trouble" data-part="error">
          <TriangleAlert aria-hidden="true" />
          <div>
            <strong>{trouble.message}</strong>
            {trouble.detail && <p>{trouble.detail}</p>}
          </div>
          {onDismiss && (
            <IconButton size="small" label="Dismiss" icon={<X aria-hidden="true" />} onClick={onDismiss} />
          )}
        </div>
      )}
    </div>
  )
}
