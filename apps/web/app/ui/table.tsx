import type { ReactNode } from 'react'
import { ColumnHead, type Sort } from './column-head.tsx'
import './table.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  sortable?: boolean
  /** `title` heads the card on a narrow screen, `aside` stands beside it, `bare` drops its label. */
  onCard?: 'title' | 'aside' | 'bare' | 'hidden'
  /** For a column of controls: its header is read out, not shown. */
  quietHeader?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  narrow?: 'cards' | 'scroll'
  sort?: Sort
  selected?: string
  empty?: ReactNode
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, narrow = 'cards', sort, selected, empty } = props
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  const scrolls = narrow === 'scroll' ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {}
  // The roles keep the table a table where the narrow layout changes its display.
  return (
    <div className="ui-table-box" data-narrow={narrow} {...scrolls}>
      <table className="ui-table" role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} {...(sort ? { sort } : {})} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" aria-current={selected === rowKey(row) || undefined}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const attributes = { 'data-align': column.align, 'data-card': column.onCard }
  if (column.onCard === 'title')
    return (
      <th scope="row" role="rowheader" {...attributes}>
        {column.cell(row)}
      </th>
    )
  return (
    <td role="cell" {...attributes}>
      <span className="ui-cell-label" aria-hidden="true">
        {column.header}
      </span>
      {column.cell(row)}
    </td>
  )
}
