import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../lib/dates.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { exportPayments, paymentFilters } from './payment-source.ts'

/** The filtered list as a file. */
export function ExportPayments() {
  const [params] = useSearchParams()
  const query = listQueryOf(params, paymentFilters)
  return (
    <DownloadButton name={`payments-${todayInIndia()}.csv`} load={() => exportPayments(query)}>
      Export CSV
    </DownloadButton>
  )
}
