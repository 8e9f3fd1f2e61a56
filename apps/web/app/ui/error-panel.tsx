import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { passFocusOn } from './pass-focus-on.ts'
import './feedback.css'

type ErrorPanelProps = {
  message: string
  requestId?: string | undefined
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorPanel({ message, requestId, onRetry, retrying = false }: ErrorPanelProps) {
  return (
    <div className="ui-error-panel" data-part="error" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>{message}</strong>
        {requestId && (
          <p className="figures ui-error-request">
            Request <span className="ui-select-all">{requestId}</span>
          </p>
        )}
      </div>
      {onRetry && (
        <Button
          ref={passFocusOn}
          tone="secondary"
          icon={<RotateCw aria-hidden="true" />}
          pending={retrying}
          pendingLabel="Retrying…"
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  )
}
