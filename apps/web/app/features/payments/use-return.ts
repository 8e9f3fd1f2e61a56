import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { showFailure } from '../../ui/outcome-toast.ts'
import { paymentFailed, reportReturn } from './payment-source.ts'
import { splitReturn } from './split-return.ts'

/** A person who comes back from the payment page: the server is told once, and the URL is cleaned. */
export function useReturn(): string | null {
  const [params, setParams] = useSearchParams()
  const [returned, setReturned] = useState<string | null>(null)
  const told = useRef<string | null>(null)
  const given = params.get('returned')

  useEffect(() => {
    if (given === null || told.current === given) return
    told.current = given
    const { id, isCancelled, gateway, own } = splitReturn(params)
    setParams(own, { replace: true, preventScrollReset: true })
    // Who left without paying waits for nothing and can pay again at once.
    const paid = isCancelled ? null : id
    setReturned(paid)
    if (paid !== null)
      reportReturn(paid, gateway).catch((error: unknown) => {
        // An old or foreign link: the list below shows what there is.
        if (error instanceof ApiError && error.status === 404) setReturned(null)
        else showFailure(error, paymentFailed)
      })
  }, [given, params, setParams])

  return returned
}
