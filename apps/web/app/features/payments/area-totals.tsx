import { useQuery } from '@tanstack/react-query'
import { QueryError } from '../../ui/query-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { areaSource, type PaymentArea, paymentLoadMessage } from './payment-source.ts'
import { Figures } from './total-figures.tsx'

/** Totals over all projects of an organisation or of a manager. */
export function AreaTotals({ area }: { area: PaymentArea }) {
  const { key, totals } = areaSource(area)
  const query = useQuery({
    queryKey: [...key, 'totals'],
    queryFn: ({ signal }) => totals(signal),
  })
  const { data, error } = query
  if (error) return <QueryError query={query} message={paymentLoadMessage(error)} />
  return (
    <section className="ui-card payment-totals" aria-label="Totals">
      {data ? (
        <Figures
          figures={[
            { term: 'Total paid', paise: data.paid_paise, mark: 'paid' },
            { term: 'To pay', paise: data.open_paise, mark: 'open' },
            ...(data.tds_paise > 0
              ? [{ term: 'Deducted at source (TDS)', paise: data.tds_paise, mark: 'tds' as const }]
              : []),
          ]}
        />
      ) : (
        <Skeleton rows={2} label="Loading totals" />
      )}
    </section>
  )
}
