import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'

export type Sort = { key: string; direction: 'ascending' | 'descending'; to: (key: string) => To }

type ColumnHeadProps = {
  column: {
    key: string
    header: string
    align?: string
    sortable?: boolean
    quietHeader?: boolean
    scale?: ReactNode
  }
  sort?: Sort
}

export function ColumnHead({ column, sort }: ColumnHeadProps) {
  const sorted = sort?.key === column.key ? sort.direction : undefined
  const isSortable = sort !== undefined && column.sortable === true
  return (
    <th scope="col" role="columnheader" data-column={column.key} data-align={column.align} aria-sort={sorted}>
      {isSortable ? (
        <Link to={sort.to(column.key)} preventScrollReset className="ui-sort">
          {column.header}
          {sorted === 'ascending' && <ArrowUp aria-hidden="true" />}
          {sorted === 'descending' && <ArrowDown aria-hidden="true" />}
          {sorted === undefined && <ChevronsUpDown aria-hidden="true" />}
        </Link>
      ) : (
        <span className={column.quietHeader || column.scale ? 'sr-only' : undefined}>{column.header}</span>
      )}
      {column.scale}
    </th>
  )
}
