import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { showFailure } from '../../ui/outcome-toast.ts'
import { paymentFailed, reportReturn } from './payment-source.ts'
import { splitReturn } from './split-return.ts'

/** When a person returns from the payment page, reports it to the server once and cleans the URL. */
export function useReturn(): string | null {
  const [params, setParams] = useSearchParams()
  const [returned, setReturned] = useState<string | null>(null)
  const reported = useRef<string | null>(null)
  const given = params.get('returned')

  useEffect(() => {
    if (given === null || reported.current === given) return
    reported.current = given
    const { id, isCancelled, gateway, own } = splitReturn(params)
    setParams(own, { replace: true, preventScrollReset: true })
    // A person who left without paying can pay again at once.
    const paid = isCancelled ? null : id
    setReturned(paid)
    if (paid !== null)
      reportReturn(paid, gateway).catch((error: unknown) => {
        // An old or foreign link: the list below still shows the current state.
        if (error instanceof ApiError && error.status === 404) setReturned(null)
        else showFailure(error, paymentFailed)
      })
  }, [given, params, setParams])

  return returned
}
