import { FileText, FileX2, RotateCw, X } from 'lucide-react'
import { ErrorLine } from './field.tsx'
import { fileSize } from './file-accepts.ts'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'

type FileItemProps = {
  name: string
  size: number
  /** Bytes sent so far; left out when nothing is under way. */
  sent?: number | undefined
  error?: string | undefined
  onCancel?: () => void
  onRetry?: () => void
}

export function FileItem({ name, size, sent, error, onCancel, onRetry }: FileItemProps) {
  const sending = sent !== undefined && !error
  const verb = sending ? 'Cancel' : 'Remove'
  return (
    <div className="ui-file" data-state={error ? 'failed' : sending ? 'sending' : 'ready'}>
      {error ? <FileX2 aria-hidden="true" /> : <FileText aria-hidden="true" />}
      <div>
        <p className="ui-file-name" title={name}>
          {name}
        </p>
        <p className="figures ui-file-size">
          {sending ? `${fileSize(sent)} of ${fileSize(size)}` : fileSize(size)}
        </p>
      </div>
      <div className="ui-file-actions">
        {error && onRetry && (
          <IconButton
            size="small"
            label={`Retry ${name}`}
            icon={<RotateCw aria-hidden="true" />}
            onClick={onRetry}
          />
        )}
        {onCancel && (
          <IconButton
            size="small"
            label={`${verb} ${name}`}
            icon={<X aria-hidden="true" />}
            onClick={onCancel}
          />
        )}
      </div>
      <ErrorLine message={error} />
      {sending && (
        <ProgressBar label={`Uploading ${name}`} hideLabel value={(sent / Math.max(1, size)) * 100} />
      )}
    </div>
  )
}
