import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { QueryError } from '../query-error.tsx'
import { Skeleton } from '../skeleton.tsx'
import { RecordDialog } from './record-dialog.tsx'
import type { OpenedRow } from './use-row.ts'

type RowDialogProps<Row> = {
  opened: OpenedRow<Row>
  /** The title until the row is there. */
  title: string
  noun: string
  missing?: string
  onClose: () => void
  /** The dialog of the row. */
  children: (row: Row) => ReactNode
}

/** The row that the URL names; until there is one, a dialog that says why. */
export function RowDialog<Row>(props: RowDialogProps<Row>) {
  const { opened, title, noun, onClose, children } = props
  const { missing = `We couldn’t find this ${noun}. It may have been deleted.` } = props
  const { row, query } = opened
  if (row) return children(row)
  return (
    <RecordDialog title={title} onClose={onClose}>
      {opened.missing ? (
        <p>{missing}</p>
      ) : query.error ? (
        <QueryError query={query} message={messageOf(query.error, `We couldn’t load this ${noun}.`)} />
      ) : (
        <Skeleton lines={6} label={`Loading the ${noun}`} />
      )}
    </RecordDialog>
  )
}
