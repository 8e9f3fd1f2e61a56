type SpinnerProps = { size?: number; label?: string }

export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span className="ui-spinner" role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="square" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
