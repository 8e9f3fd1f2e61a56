import { type ReactNode, useEffect, useState } from 'react'
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

/** Most rows arrive earlier, and a dialog that is replaced at once would flash. */
const lateMs = 400

/** The row that the URL names; until there is one, a dialog that says why. */
export function RowDialog<Row>(props: RowDialogProps<Row>) {
  const { opened, title, noun, onClose, children } = props
  const { missing = `We couldn’t find this ${noun}. It may have been deleted.` } = props
  const { row, query } = opened
  const isLate = useIsLate()
  // The URL changes a moment later, and the row may arrive in between.
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  if (row) return children(row)
  const isLoading = !opened.missing && !query.error
  if (isLoading && !isLate) return null

  function close() {
    setIsClosed(true)
    onClose()
  }
  return (
    <RecordDialog title={title} onClose={close}>
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

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
