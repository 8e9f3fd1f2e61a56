import { useId, type ReactNode } from 'react'
import './feedback.css'

type ProgressBarProps = {
  label: ReactNode
  /** 0 to 100; left out while the end is unknown. */
  value?: number | undefined
  valueText?: string
  tone?: 'brand' | 'ok' | 'warn' | 'neutral'
  /** A second value on the same scale, drawn as a tick. */
  mark?: { at: number; label: string }
  hideLabel?: boolean
}

export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'brand',
  mark,
  hideLabel = false,
}: ProgressBarProps) {
  const id = useId()
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  const shown = valueText ?? (percent === undefined ? undefined : `${percent}%`)
  return (
    <div className="ui-progress" data-tone={tone}>
      <span id={id} className={hideLabel ? 'sr-only' : 'ui-progress-label'}>
        {label}
      </span>
      <div
        className="ui-progress-bar"
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuetext={[shown, mark?.label].filter(Boolean).join(', ') || undefined}
        data-unknown={percent === undefined ? '' : undefined}
      >
        <i style={percent === undefined ? undefined : { width: `${percent}%` }} />
        {mark && <b style={{ left: `${mark.at}%` }} title={mark.label} />}
      </div>
      {shown && (
        <span className="figures ui-progress-value" aria-hidden="true">
          {shown}
        </span>
      )}
    </div>
  )
}
