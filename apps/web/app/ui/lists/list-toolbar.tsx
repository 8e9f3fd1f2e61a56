import type { ReactNode } from 'react'
import { UrlSearchField } from '../url-search-field.tsx'
import '../navigation.css'
import './lists.css'

type ListToolbarProps = { search: string; children?: ReactNode }

export function ListToolbar({ search, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      <UrlSearchField label={search} cursorParam="pages" className="list-search" />
      {children}
    </div>
  )
}
