import { ApiError } from '../../lib/api/api-error.ts'
import { ErrorPanel } from '../error-panel.tsx'
import type { Rows } from './use-rows.ts'

type ListErrorProps<Row> = { list: Rows<Row>; noun: string; message: string | undefined }

export function ListError<Row>({ list, noun, message }: ListErrorProps<Row>) {
  const { error } = list
  const said = error instanceof ApiError ? error.message : ''
  const what = list.rows.length > 0 ? `The ${noun} may be out of date.` : `The ${noun} could not be loaded.`
  return (
    <ErrorPanel
      message={message ?? (said ? `${what} ${said}.`.replace(/\.\.$/, '.') : what)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={list.retry}
      retrying={list.retrying}
    />
  )
}
