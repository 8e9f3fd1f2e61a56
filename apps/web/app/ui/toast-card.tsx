import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

export type ToastContent = {
  /** What happened needs none beside what is said. */
  title?: string
  description?: ReactNode
  tone?: 'neutral' | 'ok' | 'info' | 'warn' | 'danger'
  action?: { label: string; onAction: () => void }
}

const marks = {
  neutral: null,
  ok: <CircleCheck aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
}

export function ToastCard(props: ToastContent & { onDismiss: () => void }) {
  const { title, description, tone = 'neutral', action, onDismiss } = props
  return (
    <div className="ui-toast" data-tone={tone}>
      {marks[tone]}
      <div className="ui-toast-text">
        {title !== undefined && <strong>{title}</strong>}
        {description !== undefined && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="ui-toast-action"
          onClick={() => {
            action.onAction()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="ui-toast-close" aria-label="Dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
