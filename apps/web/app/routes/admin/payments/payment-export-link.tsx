import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { todayInIndia } from '../../../lib/dates.ts'
import { DownloadLink } from '../../../ui/download-link.tsx'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { paymentFilters } from './payment-source.ts'

/** The filtered list as a file. */
export function PaymentExportLink() {
  const [params] = useSearchParams()
  const query = listQueryOf(params, paymentFilters)
  return (
    <DownloadLink
      href={`/api/admin/payments/export?${new URLSearchParams(query)}`}
      name={`payments-${todayInIndia()}.csv`}
    >
      <Download aria-hidden="true" />
      Export CSV
    </DownloadLink>
  )
}
