import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@trusswell/domain/money.ts'
import type { ProjectPaymentTotals } from '@trusswell/domain/payments.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paymentLoadMessage, projectSource } from './payment-source.ts'
import { Figures } from './total-figures.tsx'

export function ProjectTotals({ projectId }: { projectId: string }) {
  const { key, totals } = projectSource(projectId)
  const query = useQuery({
    queryKey: [...key, 'totals'],
    queryFn: ({ signal }) => totals(signal),
  })
  const { data, error } = query
  if (error) return <QueryError query={query} message={paymentLoadMessage(error)} />
  return (
    <section className="ui-card payment-totals" aria-label="Totals">
      {data ? <Totals totals={data} /> : <Skeleton rows={3} label="Loading totals" />}
    </section>
  )
}

/** A phone shows two figures, and the others below a button. */
function Totals({ totals }: { totals: ProjectPaymentTotals }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { total_budget_paise, remaining_paise, paid_paise, tds_paise, open_paise, agreed } = totals
  const afterTds = remaining_paise === null ? null : remaining_paise - tds_paise
  return (
    <div className="payment-brief" id={id} data-open={open || undefined}>
      <Figures
        figures={[
          {
            term: 'Total budget',
            paise: total_budget_paise,
            extra: true,
            notes: agreed
              ? [
                  `Agreed value ${formatMoney(agreed.value_paise)}`,
                  `GST ${agreed.tax_rate}% ${formatMoney(agreed.tax_paise)}`,
                ]
              : [total_budget_paise === null ? 'No estimate yet' : 'Estimated cost'],
          },
          { term: 'Total paid', paise: paid_paise, mark: 'paid' },
          {
            term: 'Remaining balance',
            paise: remaining_paise,
            notes: afterTds !== null && tds_paise > 0 ? [`${formatMoney(afterTds)} after TDS`] : [],
          },
        ]}
      />
      <IconButton
        className="payment-brief-button"
        label="All totals"
        icon={<ChevronDown aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {remaining_paise !== null && <PaidBar totals={totals} />}
      {(tds_paise > 0 || open_paise > 0) && (
        <ul className="payment-key">
          {tds_paise > 0 && (
            <li>
              <i className="payment-mark" data-mark="tds" />
              Deducted at source (TDS){' '}
              <span className="figures payment-key-figure">{formatMoney(tds_paise)}</span>
            </li>
          )}
          {open_paise > 0 && (
            <li>
              <i className="payment-mark" data-mark="open" />
              To pay <span className="figures payment-key-figure">{formatMoney(open_paise)}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

/** Each segment is proportional to its amount; the figures beside it show the same. */
function PaidBar({
  totals: { remaining_paise, paid_paise, tds_paise, open_paise },
}: {
  totals: ProjectPaymentTotals
}) {
  const rest = (remaining_paise ?? 0) - tds_paise - open_paise
  const parts = { paid: paid_paise, tds: tds_paise, open: open_paise, rest: Math.max(rest, 0) }
  return (
    <div className="payment-bar" aria-hidden="true">
      {Object.entries(parts)
        .filter(([, length]) => length > 0)
        .map(([mark, length]) => (
          <i key={mark} data-mark={mark} style={{ flexGrow: length }} />
        ))}
    </div>
  )
}
