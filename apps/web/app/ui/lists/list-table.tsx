import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Table, type Column } from '../table.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useSort } from './use-sort.ts'
import './list-table.css'

type ListTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  /** The orders that the API knows; a sortable column's key is one of them. */
  sorts: readonly string[]
  /** The API's order without a choice. */
  usual?: string
  /** Controls before the first column and at the end of a row. */
  choice?: (row: Row) => ReactNode
  actions?: (row: Row) => ReactNode
  className?: string
  inCard?: boolean
}

/** A list of the dashboard, one line for each row, which a click or Enter opens. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows, sorts, usual = '-created', choice, actions, className, inCard } = props
  const sort = useSort(sorts, usual)
  return (
    <div className={classNames(inCard ? 'list-table' : 'ui-card list-table', className)}>
      <SortChoice columns={columns} usual={usual} />
      <Table
        caption={caption}
        columns={[
          ...(choice ? [{ ...choiceColumn, cell: choice }] : []),
          ...columns,
          ...(actions ? [{ ...actionsColumn, cell: inLine(actions) }] : []),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        stickyHeader
        opensLink
      />
    </div>
  )
}

const choiceColumn = { key: 'choice', header: 'Select', quietHeader: true, onCard: 'aside' } as const
const actionsColumn = { key: 'actions', header: 'Actions', quietHeader: true, onCard: 'bare' } as const

const inLine =
  <Row,>(actions: (row: Row) => ReactNode) =>
  (row: Row) => <div className="list-table-actions">{actions(row)}</div>

/** Text that is cut to the cell; the whole is its tooltip. */
export const CellText = ({ children }: { children: string }) => (
  <span className="list-table-text" title={children}>
    {children}
  </span>
)

/** The title of a row that opens a dialog. Without `onOpen` the row can't be opened. */
export const OpenCell = ({ children, onOpen }: { children: string; onOpen?: () => void }) =>
  onOpen ? (
    <button type="button" className="list-table-open" data-open onClick={onOpen} title={children}>
      {children}
    </button>
  ) : (
    <CellText>{children}</CellText>
  )
