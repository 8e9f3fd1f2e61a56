import { Spinner } from './spinner.tsx'

export function FullPageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="ui-full-page">
      <Spinner size={48} label={label} />
    </div>
  )
}
