import type { ReactNode } from 'react'
import './issues.css'

type LetterScreenProps = { title: string; lead: ReactNode; below?: ReactNode; children?: ReactNode }

export function LetterScreen({ title, lead, below, children }: LetterScreenProps) {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Newsletter</p>
      <h1 id="letter-title">{title}</h1>
      <p className="lead">{lead}</p>
      {children && <div className="letter-body">{children}</div>}
      {below}
    </div>
  )
}
