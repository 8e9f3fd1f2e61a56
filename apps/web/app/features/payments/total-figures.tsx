import { formatMoney } from '@trusswell/domain/money.ts'
import type { ReactNode } from 'react'
import './payments.css'

type Mark = 'paid' | 'tds' | 'open'
type Figure = {
  term: string
  paise: number | null
  mark?: Mark
  notes?: ReactNode[]
  /** Left out where there is room for two. */
  extra?: boolean
}

/** The most important amounts, side by side. */
export const Figures = ({ figures }: { figures: Figure[] }) => (
  <dl className="payment-figures">
    {figures.map(({ term, paise, mark, notes = [], extra }) => (
      <div key={term} data-extra={extra}>
        <dt>
          {mark && <i className="payment-mark" data-mark={mark} />}
          {term}
        </dt>
        <dd>{paise === null ? <span className="ui-muted">Not set</span> : formatMoney(paise)}</dd>
        {notes.map((note, at) => (
          <dd key={at} className="payment-figure-note">
            {note}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
