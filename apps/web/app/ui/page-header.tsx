import type { ReactNode } from 'react'
import { TextLink } from './text-link.tsx'
import './navigation.css'

type PageHeaderProps = {
  title: ReactNode
  note?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
}

export function PageHeader({ title, note, back, actions }: PageHeaderProps) {
  return (
    <header className="ui-page-head">
      <div>
        {back && (
          <TextLink to={back.to} arrow="back">
            {back.label}
          </TextLink>
        )}
        <h1>{title}</h1>
        {note !== undefined && <div className="ui-page-note">{note}</div>}
      </div>
      {actions && <div className="ui-page-actions">{actions}</div>}
    </header>
  )
}
