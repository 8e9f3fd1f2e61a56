import type { ReactNode } from 'react'

type SectionHeadProps = {
  id: string
  title: ReactNode
  eyebrow?: string
  lead?: ReactNode
  /** Shown at the end of the line instead of a lead. */
  end?: ReactNode
}

export function SectionHead({ id, title, eyebrow, lead, end }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        {eyebrow && <p className="eyebrow eyebrow-rule section-eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
      </div>
      {lead && <p className="lead">{lead}</p>}
      {end && <div className="section-end">{end}</div>}
    </div>
  )
}
