import type { ReactNode, MouseEvent as RowClick } from 'react'
import { ColumnHead, type Sort } from './column-head.tsx'
import './table.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  sortable?: boolean
  /** On a narrow screen, `title` heads the card, `aside` is placed beside it, and `bare` has no label. */
  onCard?: 'title' | 'aside' | 'bare' | 'hidden'
  /** For a column of controls: the header is for screen readers only. */
  quietHeader?: boolean
  /** Drawn in the header cell, whose text is for screen readers only: the scale of a chart. */
  scale?: ReactNode
}

type Group = { key: string; label: ReactNode }

type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  narrow?: 'cards' | 'scroll'
  sort?: Sort
  selected?: string
  /** A click anywhere in a row follows its first link, or what is marked `data-open`. */
  opensLink?: boolean
  /** The header stays visible on wide screens while the page scrolls. */
  stickyHeader?: boolean
  empty?: ReactNode
  /** Groups rows below their label. */
  groupOf?: (row: Row) => Group
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, narrow = 'cards', sort, stickyHeader, empty, groupOf } = props
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>
  const scrolls = narrow === 'scroll' ? { role: 'group', tabIndex: 0, 'aria-label': caption } : {}
  // Explicit roles preserve the table semantics where the narrow layout changes its display.
  return (
    <div className="ui-table-box" data-narrow={narrow} data-sticky={stickyHeader || undefined} {...scrolls}>
      <table className="ui-table" role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} {...(sort ? { sort } : {})} />
            ))}
          </tr>
        </thead>
        {groupOf ? (
          groupsOf(rows, groupOf).map(({ key, label, rows: own }) => (
            <tbody key={key} role="rowgroup" className="ui-table-group">
              <tr role="row">
                <th scope="rowgroup" role="rowheader" colSpan={columns.length}>
                  {label}
                </th>
              </tr>
              <Rows {...props} rows={own} />
            </tbody>
          ))
        ) : (
          <tbody role="rowgroup">
            <Rows {...props} />
          </tbody>
        )}
      </table>
    </div>
  )
}

const Rows = <Row,>({ columns, rows, rowKey, selected, opensLink }: TableProps<Row>) =>
  rows.map((row) => (
    <tr
      key={rowKey(row)}
      role="row"
      data-row
      aria-current={selected === rowKey(row) || undefined}
      {...(opensLink ? { className: 'ui-row-link', onClick: followLink } : {})}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  ))

/** For the mouse; with a keyboard the link itself is used. */
function followLink(event: RowClick<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const isControl = target instanceof Element && target.closest('a, button, input, label, select')
  if (isControl || getSelection()?.isCollapsed === false) return
  const keys = { ctrlKey, metaKey, shiftKey }
  const opener = currentTarget.querySelector<HTMLElement>('[data-open], a')
  // What opens a dialog gets the focus back afterwards.
  if (opener?.matches('[data-open]')) opener.focus()
  opener?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
}

function groupsOf<Row>(rows: Row[], groupOf: (row: Row) => Group) {
  const groups = new Map<string, Group & { rows: Row[] }>()
  for (const row of rows) {
    const group = groupOf(row)
    const known = groups.get(group.key)
    if (known) known.rows.push(row)
    else groups.set(group.key, { ...group, rows: [row] })
  }
  return [...groups.values()]
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const attributes = { 'data-column': column.key, 'data-align': column.align, 'data-card': column.onCard }
  if (column.onCard === 'title')
    return (
      <th scope="row" role="rowheader" {...attributes}>
        {column.cell(row)}
      </th>
    )
  return (
    <td role="cell" data-label={column.header} {...attributes}>
      {column.cell(row)}
    </td>
  )
}
