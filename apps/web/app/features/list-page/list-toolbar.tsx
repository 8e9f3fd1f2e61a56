import type { ReactNode } from 'react'
import { UrlSearchField } from '../../ui/url-search-field.tsx'
import '../../ui/navigation.css'
import './list-page.css'

type ListToolbarProps = { search: string; children?: ReactNode }

export function ListToolbar({ search, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      <UrlSearchField label={search} cursorParam="pages" className="list-search" />
      {children}
    </div>
  )
}
