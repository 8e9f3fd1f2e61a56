import type { ReactNode } from 'react'
import { takeLostFocus } from '../../../lib/take-lost-focus.ts'
import './issues.css'

type LetterScreenProps = {
  title: string
  lead: ReactNode
  below?: ReactNode
  /** It replaces the button that was pressed. */
  answers?: boolean
  children?: ReactNode
}

export function LetterScreen({ title, lead, below, answers = false, children }: LetterScreenProps) {
  return (
    <div className="wrap screen">
      <p className="eyebrow eyebrow-rule">Newsletter</p>
      <h1 id="letter-title" ref={answers ? takeLostFocus : undefined} tabIndex={answers ? -1 : undefined}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
      {children && <div className="letter-body">{children}</div>}
      {below}
    </div>
  )
}
