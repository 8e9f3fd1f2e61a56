import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { listQueryOf } from '../../../ui/lists/list-query.ts'
import { paymentFilters } from './payment-source.ts'

/** The filtered list as a file, streamed by the browser. */
export function PaymentExportLink() {
  const [params] = useSearchParams()
  const query = listQueryOf(params, paymentFilters)
  return (
    <a
      className={buttonClass({ tone: 'secondary' })}
      href={`/api/admin/payments/export?${new URLSearchParams(query)}`}
      download
    >
      <Download aria-hidden="true" />
      Export CSV
    </a>
  )
}
