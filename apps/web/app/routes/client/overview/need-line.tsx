import { formatMoney } from '@trusswell/domain/money.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Need } from './needs.ts'

export function NeedLine({ need, number }: { need: Need; number: number }) {
  const { title, note, late, amountPaise, action } = need
  return (
    <li data-late={late ? '' : undefined}>
      <span className="needs-mark" aria-hidden="true">
        {number}
      </span>
      <div>
        <strong>{title}</strong>
        <p>
          {note}
          {late && (
            <>
              , <span className="needs-late">{late}</span>
            </>
          )}
        </p>
      </div>
      {amountPaise !== null && <p className="figures needs-amount">{formatMoney(amountPaise)}</p>}
      <ButtonLink
        tone={late ? 'primary' : 'secondary'}
        to={action.to}
        aria-label={`${action.label}: ${title}`}
      >
        {action.label}
      </ButtonLink>
    </li>
  )
}
